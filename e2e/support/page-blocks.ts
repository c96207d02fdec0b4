import { readFileSync } from 'node:fs';

/** The seven blocks as the eleven-line page writes them. */
export const pageBlocks = readFileSync('demo/eleven-lines.html', 'utf8')
  .split('\n')
  .filter((line) => line.includes('<sq-'))
  .join('\n');
