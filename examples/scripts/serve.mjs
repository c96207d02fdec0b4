import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
};
/** Where the files of the site are in this repository. A site of your own has a copy of `dist/` as `/sq-blocks/`. */
const FOLDERS = { '/sq-blocks/': 'dist/', '/photos/': 'demo/photos/', '/': 'examples/assets/' };

function fileOf(pathname) {
  const inside = path.posix.normalize(pathname);
  const prefix = Object.keys(FOLDERS).find((start) => inside.startsWith(start));
  const file = path.join(ROOT, FOLDERS[prefix], inside.slice(prefix.length));
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/**
 * The site over HTTP. Pages come from `pages`, by path; they can be changed while the server runs. A form's submission
 * is answered as stored, and is not.
 * @param {Map<string, string>} pages
 * @param {number} [port] 0: any free port
 */
export async function serveSite(pages, port = 0) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const page = pages.get(pathname);
    if (page !== undefined) return void response.writeHead(200, { 'content-type': TYPES['.html'] }).end(page);
    if (pathname.startsWith('/api/')) return void response.writeHead(200, { 'content-type': TYPES['.json'] }).end('{}');
    const file = fileOf(pathname);
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
