import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
};

export interface StaticServer {
  readonly origin: string;
  /** Paths in the order of the requests. */
  readonly requests: string[];
  close(): Promise<void>;
}

interface Options {
  /** Pages that exist only in the test, by path. */
  pages?: Record<string, string>;
  /** Headers of every HTML page. */
  headers?: Record<string, string>;
  /** Is asked before the files; returns `true` when it has answered. */
  intercept?(path: string, response: ServerResponse): boolean;
}

/** The project's files over HTTP, with the demo as root, at the same addresses as the demo's own server. */
export async function serveFiles({ pages = {}, headers = {}, intercept }: Options = {}): Promise<StaticServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    requests.push(pathname);
    if (intercept?.(pathname, response)) return;
    const page = pages[pathname];
    if (page !== undefined) {
      response.writeHead(200, { 'content-type': TYPES['.html'], ...headers }).end(page);
      return;
    }
    const inside = path.normalize(pathname);
    const file = inside.startsWith('/dist/') || inside.startsWith('/node_modules/') ? `.${inside}` : `demo${inside}`;
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, {
      'content-type': type,
      // A sandboxed frame is of no origin, so that modules are of another one there.
      ...(type.startsWith('text/html') ? headers : { 'access-control-allow-origin': '*' }),
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
