import { hasFormat } from './link-formats.js';
import { lengthBelow } from './link-lengths.js';
import { readLink } from './read-link.js';

/** `format` includes protocols that are not allowed or not followed by two slashes. */
export type LinkProblem = 'length' | 'format';

/**
 * What an editor refuses a link for (storefront §5, widgets §5); `undefined` for one that is accepted, and for an empty one.
 * A link with `javascript:` can be accepted, as the specification limits only its length; it is still not followed.
 */
export function linkProblem(link: unknown): LinkProblem | undefined {
  const read = readLink(link);
  if (read.text.length >= lengthBelow(read)) return 'length';
  return read.isDisguised || !hasFormat(read) ? 'format' : undefined;
}
