import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** Every kind of file that the demo serves. What is not here is not served: no sources, no data. */
const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.geojson', 'application/geo+json; charset=utf-8'],
  ['.map', 'application/json; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  // Browsers show plain text, and would save Markdown.
  ['.md', 'text/plain; charset=utf-8'],
  ['.xml', 'application/xml; charset=utf-8'],
  ['.vtt', 'text/vtt; charset=utf-8'],
  ['.svg', 'image/svg+xml; charset=utf-8'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.gif', 'image/gif'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.ico', 'image/x-icon'],
  ['.mp4', 'video/mp4'],
  ['.webm', 'video/webm'],
  ['.woff2', 'font/woff2'],
  ['.pbf', 'application/x-protobuf'],
  ['.zip', 'application/zip'],
]);

export interface FoundFile {
  readonly file: string;
  readonly type: string;
  readonly size: number;
  readonly changedAt: Date;
}

/** Folders of the demo that are not served. */
const NOT_PAGES = ['backend', 'data', 'files', 'layout'];

/** An address path as names of folders and files; `undefined` for one that could lead out of them, or to hidden ones. */
function readSegments(pathname: string): string[] | undefined {
  let decoded;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const segments = decoded.split('/').filter((segment) => segment !== '');
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  return segments.some((segment) => segment.startsWith('.') || /[\\\u0000-\u001f:]/.test(segment))
    ? undefined
    : segments;
}

/** The file behind an address: itself, the page of that name, or the folder's index. Nothing outside of `root`, ever. */
export async function findFile(root: string, pathname: string): Promise<FoundFile | undefined> {
  const segments = readSegments(pathname);
  if (!segments || NOT_PAGES.includes(segments[0] ?? '')) return undefined;
  const plain = path.join(root, ...segments);
  const candidates = pathname.endsWith('/') ? [path.join(plain, 'index.html')] : [plain, `${plain}.html`];
  for (const file of candidates) {
    const found = await look(root, file);
    if (found) return found;
  }
  return undefined;
}

async function look(root: string, file: string): Promise<FoundFile | undefined> {
  const type = CONTENT_TYPES.get(path.extname(file).toLowerCase());
  if (!type) return undefined;
  try {
    // Symbolic links are followed, but not out of the folder.
    const [real, realRoot] = await Promise.all([realpath(file), realpath(root)]);
    if (!real.startsWith(realRoot + path.sep)) return undefined;
    const facts = await stat(real);
    return facts.isFile() ? { file: real, type, size: facts.size, changedAt: facts.mtime } : undefined;
  } catch {
    return undefined; // not there
  }
}
