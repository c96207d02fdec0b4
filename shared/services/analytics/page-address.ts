import { isAnonymous } from '../consent/analytics-permission.js';

/** Query parameters that advertisements set (storefront §7, widgets §7). */
export const CAMPAIGN = [
  ...['source', 'campaign', 'subcampaign', 'channel', 'subchannel', 'refer', 'variation'],
  // The number of a keyword, or of a click on one.
  'mkwid',
];
const NAMELESS_CAMPAIGN = CAMPAIGN.filter((name) => name !== 'mkwid');

/** The query of an anonymous view: the campaign, and nothing that was added for one reader of a letter. Pure. */
function namelessQuery(query: string): string {
  const all = new URLSearchParams(query);
  const kept = new URLSearchParams(
    NAMELESS_CAMPAIGN.flatMap((name) => {
      const value = all.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return kept.size > 0 ? `?${kept.toString()}` : '';
}

/** An address without its fragment, and of its query the campaign. Empty for a text that is no address. Pure. */
function namelessAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname, search } = new URL(address);
  return origin + pathname + namelessQuery(search);
}

/** The addresses of this view, as they are sent: of an anonymous view without what could name a visitor. */
export const pageAddresses = () => {
  const { href, search, hash } = location;
  const { referrer } = document;
  return isAnonymous()
    ? { url: namelessAddress(href), query: namelessQuery(search), hash: '', referrer: namelessAddress(referrer) }
    : { url: href, query: search, hash, referrer };
};

/** CSS px. Of an anonymous view sizes are rounded: together they could recognise a browser. */
const ROUNDED_PX = 100;
export const sizeOf = (px: number): number => (isAnonymous() ? Math.round(px / ROUNDED_PX) * ROUNDED_PX : px);
