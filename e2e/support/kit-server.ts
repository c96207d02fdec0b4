import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
const HASHED = /^(.*chunks\/[\w.-]+-)([\w-]{5})(\.js)$/;
/** With another hash of the same length: several files differ in their hash alone. */
const laterName = (name: string) =>
  name.replace(HASHED, (_, start: string, hash: string, end: string) => `${start}${hash.slice(1)}Z${end}`);

/** Files by their path in dist/. */
export type KitFiles = ReadonlyMap<string, string>;

/** The scripts and sheets of `dist/` or `dist/lite/`. */
export function readKit(folder = 'dist'): KitFiles {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter((name) => /\.(js|css)$/.test(name) && !/^(npm|types|cli|lite)\//.test(name))
      .map((name) => [name.replaceAll('\\', '/'), readFileSync(path.join(folder, name), 'utf8')]),
  );
}

/** The same kit as a later build would have it: other names for all files whose name is made of their content. */
export function nextDeploy(files: KitFiles): KitFiles {
  const renamed = new Map([...files.keys()].filter((name) => HASHED.test(name)).map((name) => [name, laterName(name)]));
  const base = (name: string) => path.posix.basename(name, '.js');
  return new Map(
    [...files].map(([name, text]) => {
      let later = text;
      for (const [old, now] of renamed) later = later.replaceAll(base(old), base(now));
      return [renamed.get(name) ?? name, later];
    }),
  );
}

/** Answers with a text, with 404 where it returns `undefined`, and not at all where it returns `null`. */
type Answer = (address: URL) => string | undefined | null;

export interface KitServer {
  readonly origin: string;
  /** Paths with their queries, in the order of the requests. */
  readonly requests: string[];
  close(): Promise<void>;
}

/** A site whose every answer the test gives, as it stands at the moment of the request. */
export async function serveKit(answer: Answer, cacheControl = 'no-cache'): Promise<KitServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://localhost');
    requests.push(address.pathname + address.search);
    const text = answer(address);
    if (text === null) return void response.destroy();
    response.writeHead(text === undefined ? 404 : 200, {
      'content-type': TYPES[path.extname(address.pathname)] ?? 'text/plain',
      'cache-control': cacheControl,
      'access-control-allow-origin': '*',
    });
    response.end(text);
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
