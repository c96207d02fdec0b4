import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Record<string, string> = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' };

/** A call to the site's server. */
export interface Call {
  readonly method: string;
  /** Below `/api/`. */
  readonly name: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface SiteServer {
  readonly origin: string;
  /** In the order in which they were complete. */
  readonly calls: Call[];
  /** Answers calls of this name from now on; returns how to end that. Default: 200 and `{"pageLoadId": "p-1"}`. */
  answer(name: string, reply: (response: ServerResponse, call: Call) => void): () => void;
  /** Resolves with the calls of this name when there are `count`, and none of them is missing its body. */
  got(name: string, count?: number): Promise<readonly Call[]>;
  close(): Promise<void>;
}

/** The site of an owner: pages by their path, the files of `dist/`, and a server that keeps every call below `/api/`. */
export async function serveSite(pages: (path: string) => string | undefined): Promise<SiteServer> {
  const calls: Call[] = [];
  const replies = new Map<string, (response: ServerResponse, call: Call) => void>();
  const waiting = new Set<() => void>();

  const handleCall = (call: Call, response: ServerResponse) => {
    calls.push(call);
    const reply = replies.get(call.name);
    if (reply) reply(response, call);
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"pageLoadId":"p-1"}');
    for (const check of [...waiting]) check();
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method = '', headers } = request;
        const body = Buffer.concat(chunks).toString();
        handleCall({ method, name: pathname.slice('/api/'.length), query: searchParams, headers, body }, response);
      });
      return;
    }
    const page = pages(pathname);
    const file = `.${path.posix.normalize(pathname)}`;
    if (page !== undefined) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    else if (file.startsWith('./dist/') && existsSync(file))
      response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'text/plain' }).end(readFileSync(file));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const of = (name: string) => calls.filter((call) => call.name === name);
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answer(name, reply) {
      replies.set(name, reply);
      return () => void replies.delete(name);
    },
    got(name, count = 1) {
      return new Promise((resolve) => {
        const check = () => {
          if (of(name).length < count) return;
          waiting.delete(check);
          resolve(of(name));
        };
        waiting.add(check);
        check();
      });
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
