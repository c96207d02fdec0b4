// Writes the hashes of all files that a page can load: integrity.json, relative to dist/, and importmap.json, a map to copy
// into a page that serves the kit from /dist/. `npm run build` runs it last.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const OUT = process.env.SQ_OUT ?? 'dist';
/** Where the documentation serves the kit. Another place is another beginning of each address. */
const PLACE = '/dist/';
/** For bundlers, for editors and for the command line: no page loads them. */
const NOT_FOR_PAGES = /^(npm|types|cli|public)\/|^html-validate\./;

const hashOf = (file) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(path.join(OUT, file)))
    .digest('base64')}`;

const files = readdirSync(OUT, { recursive: true })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(js|css)$/.test(file) && !NOT_FOR_PAGES.test(file))
  .sort();
const hashes = Object.fromEntries(files.map((file) => [file, hashOf(file)]));

const write = (file, content) => writeFileSync(path.join(OUT, file), `${JSON.stringify(content, null, 2)}\n`);
write('integrity.json', hashes);

/** One flavour's modules: a map holds for scripts only, and the bundles have their hash on their own tag. */
const importMap = (isOwn) => ({
  integrity: Object.fromEntries(
    Object.entries(hashes)
      .filter(([file]) => file.endsWith('.js') && isOwn(file) && !/sq-blocks\.(all|classic)\.js$/.test(file))
      .map(([file, hash]) => [PLACE + file, hash]),
  ),
});
write(
  'importmap.json',
  importMap((file) => !file.startsWith('lite/')),
);
write(
  'lite/importmap.json',
  importMap((file) => file.startsWith('lite/')),
);
