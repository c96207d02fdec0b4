// The oldest browsers in which blocks work, from the guide that says so.
import { readFileSync } from 'node:fs';

const FILE = 'docs/browser-support.md';

/** Such as "Chrome 125, Firefox 126 and Safari 17.5". */
export function readOldestBrowsers(text = readFileSync(FILE, 'utf8')) {
  const [, browsers] = /the oldest engines are \*\*([^*]+)\*\*/.exec(text) ?? [];
  if (!browsers) throw new Error(`${FILE} does not say "the oldest engines are **…**"`);
  return browsers.replace(/\s+/g, ' ');
}
