/** What differs between the folders and the generator: `[file, text]`, without a text for a file that is too many. */
export function findDifferences(examples?: string): [file: string, text?: string][];
