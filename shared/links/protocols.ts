/** Protocols of other sites (storefront §5, widgets §5). */
export const ALLOWED_PROTOCOLS = ['http', 'https', 'ftp'] as const;
/** Protocols without slashes (ambiguity A46). Links with `javascript` are recognised, and never followed. */
export const MISC_PROTOCOLS = ['mailto', 'tel', 'sms', 'javascript'] as const;

export type MiscProtocol = (typeof MISC_PROTOCOLS)[number];

export const isWebProtocol = (name: string): boolean => (ALLOWED_PROTOCOLS as readonly string[]).includes(name);
export const isMiscProtocol = (name: string): name is MiscProtocol =>
  (MISC_PROTOCOLS as readonly string[]).includes(name);

/** Controls, spaces, and characters that nobody sees. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}]/gu;
/** `example.com:8080` and `localhost:3000/shop` are a host and its port. */
const HOST_AND_PORT = /^(?:localhost|[\w-]+(?:\.[\w-]+)+):\d{1,5}(?:[/?#]|$)/i;

/**
 * The protocol before the first colon, in lower case; empty without one. It is also found where blanks, controls or
 * invisible characters are in it: some programs drop those, and a link is then a script.
 */
export function protocolOf(link: string): string {
  const end = link.search(/[:/?#\\]/);
  if (link[end] !== ':' || HOST_AND_PORT.test(link)) return '';
  const name = link.slice(0, end).replace(INVISIBLE, '').toLowerCase();
  return /^[a-z][a-z\d+.-]*$/.test(name) ? name : '';
}
