import pageSheet from 'sq-blocks:page-sheet';

document.adoptedStyleSheets = [...document.adoptedStyleSheets, pageSheet];
