/** Default root paths of all calls (storefront §7 "Root paths"). A page can set another: `pageContext().apiRoot`. */
export const API_ROOT = '/api/';
export const REST_ROOT = '/api/rest/';

/** The path of the script library of older themes (widgets §7). The kit loads nothing from it (ambiguity A97). */
export const LIBRARY_BASE_PATH = '/universal/yui3/3.17.2/';
