/** What tests of sites over the backend may import. */
export { fuzz } from '../fuzz/fuzz.js';
export { createJar, type Jar } from './cookie-jar.js';
export { HOSTILE_TEXTS, runningCells } from './read-csv.js';
export { ownersCookie, signIn, signInBy } from './sign-in.js';
export { temporaryFolder } from './temporary-folder.js';
