/** Where the calls go (storefront §7 "Root paths"); a page may say otherwise: `pageContext().apiRoot`. */
export const API_ROOT = '/api/';
export const REST_ROOT = '/api/rest/';

/** Where the script library of older themes lies (widgets §7). A constant only: nothing is loaded from it (ambiguity A97). */
export const LIBRARY_BASE_PATH = '/universal/yui3/3.17.2/';
