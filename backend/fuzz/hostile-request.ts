import { Buffer } from 'node:buffer';
import type { Random } from '../../shared/testing/seeded-random.js';
import { hostileText, hostileValue, withFault } from './hostile-values.js';
import { ROUTES, type Route } from './routes.js';

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}
/** What only the server can give: without it nothing but the first checks would ever be reached. */
export interface Known {
  readonly origin: string;
  readonly cookies: string;
  readonly ownersCookies: string;
  readonly crumb: string;
  readonly ownersCrumb: string;
  readonly key: string;
  readonly entry: string;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH'];
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const TYPES = [
  JSON_TYPE,
  FORM_TYPE,
  'text/plain;charset=UTF-8',
  `${FORM_TYPE}; charset=utf-7`,
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'APPLICATION/JSON',
  'application/octet-stream',
  ';',
  '',
];
const HEADERS = [
  'idempotency-key',
  'if-none-match',
  'range',
  'referer',
  'origin',
  'sec-fetch-site',
  'accept',
  'cookie',
  'x-csrf-token',
  'content-length',
  'x-forwarded-for',
];

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function formBody(body: unknown, random: Random): string {
  const entries = Object.entries(isObject(body) ? body : { body }).map(([name, value]): [string, string] => [
    name,
    text(value),
  ]);
  // One name very often: this has frozen the server before.
  if (random.chance(0.02)) {
    const [name, value] = random.oneOf([...entries, ['a', '']]);
    return Array.from(
      { length: random.oneOf([2, 1000, 20_000]) },
      () => `${encodeURIComponent(safe(name))}=${encodeURIComponent(safe(value)).slice(0, 5)}`,
    ).join('&');
  }
  return new URLSearchParams(entries).toString();
}
/** `encodeURIComponent` throws for halves of pairs. */
const safe = (words: string): string => words.replace(/\p{Surrogate}/gu, '?').slice(0, 100);

function multipartBody(body: unknown, random: Random): string {
  const entries = Object.entries(isObject(body) ? body : { body });
  const parts = entries.map(([name, value]) => {
    const file = random.chance(0.2) ? '; filename="a.txt"' : '';
    return `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${text(value)}\r\n`;
  });
  return parts.join('') + (random.chance(0.8) ? '--x--\r\n' : '');
}

/** Cut, doubled, or with bytes that are no text. */
function damage(body: Buffer, random: Random): Buffer {
  const at = random.below(body.length + 1);
  if (random.chance(0.3)) return body.subarray(0, at);
  if (random.chance(0.1)) return Buffer.concat([body, body]);
  return Buffer.concat([
    body.subarray(0, at),
    Buffer.from([0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0, 0x80]),
    body.subarray(at),
  ]);
}

function bodyOf(route: Route, known: Known, crumb: string, random: Random): { body: Buffer; type: string } {
  const whole: unknown =
    route.body === undefined
      ? undefined
      : JSON.parse(
          JSON.stringify(route.body)
            .replace('"KEY"', JSON.stringify(known.key))
            .replace('"CRUMB"', JSON.stringify(crumb)),
        );
  const isWhole = random.chance(0.15);
  // A text as the whole body is sent as it is.
  let content = isWhole ? whole : random.chance(0.05) ? hostileValue(random) : withFault(whole, random);
  if (!isWhole && isObject(content) && random.chance(0.2)) content = withFault(content, random);
  const kind = random.chance(0.05) ? 'multipart' : route.isForm !== random.chance(0.05) ? 'form' : 'json';
  const multipart = kind === 'multipart' || (route.path.includes('/submit/') && random.chance(0.3));
  const words = multipart
    ? multipartBody(content, random)
    : kind === 'form' && route.isForm
      ? formBody(content, random)
      : text(content);
  const bytes = Buffer.from(words);
  const ownType = multipart ? 'multipart/form-data; boundary=x' : route.isForm ? FORM_TYPE : JSON_TYPE;
  return {
    body: !isWhole && random.chance(0.1) ? damage(bytes, random) : bytes,
    type: !isWhole && random.chance(0.1) ? random.oneOf(TYPES) : ownType,
  };
}

function pathOf(route: Route, known: Known, random: Random): string {
  let path = route.path.replace('ENTRY', known.entry);
  if (random.chance(0.1))
    path = random.oneOf([
      `${path}/`,
      `${path}%00`,
      `/${path}`,
      path.toUpperCase(),
      `${path}/..`,
      `${path}.html`,
      path.replace('/', '/%2e%2e/'),
      `${path}/${encodeURIComponent(safe(hostileText(random)))}`,
    ]);
  const query = new URLSearchParams(route.query);
  if (random.chance(0.3)) query.set(random.oneOf([...query.keys(), 'x', 'crumb']), hostileText(random).slice(0, 2000));
  if (random.chance(0.05)) query.append(random.oneOf([...query.keys(), 'x']), 'twice');
  const search = query.toString();
  return search === '' ? path : `${path}?${search.slice(0, 6000)}${random.chance(0.02) ? '%E0%A4%A&%' : ''}`;
}

/** A header's value as Node may send it. */
const header = (words: string): string =>
  words
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '')
    .slice(0, 4000)
    .trim();

/** The next request: one that could be right, with faults. */
export function hostileRequest(known: Known, random: Random): HostileRequest {
  const route = random.oneOf(ROUTES);
  const isOwner = random.chance(/owner|demo/.test(route.path) ? 0.8 : 0.1);
  const crumb = isOwner ? known.ownersCrumb : known.crumb;
  const method = random.chance(0.05) ? random.oneOf(METHODS) : route.method;
  const headers: Record<string, string> = { origin: known.origin };
  if (random.chance(0.9)) headers['cookie'] = isOwner ? known.ownersCookies : known.cookies;
  if (random.chance(0.9)) headers['x-csrf-token'] = crumb;
  let body: Buffer | undefined;
  if (route.body !== undefined && !['GET', 'HEAD', 'TRACE'].includes(method)) {
    const made = bodyOf(route, known, crumb, random);
    body = made.body;
    headers['content-type'] = made.type;
    // Node adds it to a POST, but not to a DELETE, whose body would then be read as the next request.
    headers['content-length'] = String(body.length);
  }
  if (random.chance(0.15)) {
    const name = random.oneOf(HEADERS);
    // A wrong length is sent by the connections that speak for themselves: here the client would wait for itself.
    if (name !== 'content-length') headers[name] = header(hostileText(random));
  }
  return { method, path: pathOf(route, known, random), headers, body };
}
