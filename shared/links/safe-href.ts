import { externalAddress } from './external-address.js';
import { readLink, type Link } from './read-link.js';

/** Where links within the site are tried out: the host can belong to nobody (RFC 2606). */
const SITE = 'https://site.invalid';

/** What can be put into `href`, before it is tried out. */
function candidate(link: Link): string | undefined {
  if (link.category === 'external') return externalAddress(link);
  const isFollowed = !['empty', 'malformed-protocol'].includes(link.category) && link.protocol !== 'javascript';
  return isFollowed ? link.text : undefined;
}

function leadsWhereItShould(href: string, { category, protocol }: Link): boolean {
  try {
    const target = new URL(href, SITE);
    const expected = protocol || 'https';
    return (
      target.protocol === `${expected}:` && (protocol !== '' || (target.origin === SITE) === (category !== 'external'))
    );
  } catch {
    return false;
  }
}

/**
 * The text for the `href` of a link; `undefined` for one that must not be followed: `javascript:`, `data:` and any other
 * protocol that is not allowed, in whatever case and with whatever blanks, controls or character references in it.
 * `example.com` becomes `https://example.com`; all others stay as they are. A template still escapes it as any attribute.
 */
export function safeHref(link: unknown): string | undefined {
  const read = readLink(link);
  const href = read.isDisguised ? undefined : candidate(read);
  return href !== undefined && leadsWhereItShould(href, read) ? href : undefined;
}
