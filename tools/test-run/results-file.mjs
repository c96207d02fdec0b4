import { existsSync, readFileSync } from 'node:fs';

/** Where test processes write what they have found, a line of JSON each. */
export const RESULTS_FOLDER = '.cache/test-results';

/** The lines of such a file as data; none where nothing has been written. */
export const readLines = (address) =>
  existsSync(address)
    ? readFileSync(address, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
