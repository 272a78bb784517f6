/* What a page does beyond showing itself. It is complete without this file, which sets nothing but what a reader chose
   before the page is painted, and adds ways to reach what is there. A classic script: it runs from a file:// address too. */
"use strict";
