import type { Link } from './read-link.js';
import { isMiscProtocol } from './protocols.js';

/**
 * A link must be shorter than this, in UTF-16 code units (storefront §5, widgets §5): an anchor has up to 99. The whole link
 * counts, with its protocol (ambiguity A87). `internal` is content of the site. Files, http and https have no limit.
 */
export const LINK_LENGTHS_BELOW = {
  anchor: 100,
  tel: 50,
  sms: 1000,
  mailto: 1000,
  javascript: 250,
  ftp: 100,
  internal: 150,
} as const;

/** Infinity where there is no limit. */
export function lengthBelow({ category, protocol }: Link): number {
  if (category === 'anchor') return LINK_LENGTHS_BELOW.anchor;
  if (category === 'content') return LINK_LENGTHS_BELOW.internal;
  return protocol === 'ftp' || isMiscProtocol(protocol) ? LINK_LENGTHS_BELOW[protocol] : Infinity;
}
