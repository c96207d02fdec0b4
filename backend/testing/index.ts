/** What tests and measurements of sites over the backend may import. */
export { searchedText } from '../storage/search-words.js';
export { fuzz } from '../fuzz/fuzz.js';
export { createJar, type Jar } from './cookie-jar.js';
export { HOSTILE_TEXTS, runningCells } from './read-csv.js';
export { ownersCookie, signIn, signInBy } from './sign-in.js';
export { temporaryFolder } from './temporary-folder.js';
