import { image } from './send.js';
import { text } from './text.js';

/** Where an advertisement says it stands (storefront §7, widgets §7). A page's `refer` counts (ambiguity A50). */
const CAMPAIGN = ['source', 'campaign', 'subcampaign', 'channel', 'subchannel', 'refer', 'variation', 'mkwid'];

type Query = Record<string, string>;

/** The query of the track call: what the page says of itself, and what its own query says of a campaign. Pure. */
export function landingQuery(own: Query, pageQuery: string): Query {
  const page = new URLSearchParams(pageQuery);
  const query: Query = { ...own };
  for (const name of CAMPAIGN) {
    const value = page.get(name);
    if (value !== null) query[name] = value;
  }
  for (const name in query) query[name] = text(query[name]) ?? '';
  return query;
}

/** Tells that a page is seen, and what led to it. */
export function trackLanding(): void {
  const own = {
    landing: location.href,
    refer: document.referrer,
    rk: String(Math.floor(Math.random() * 1e9)),
    lang: navigator.language,
    screen: `${screen.width}x${screen.height}`,
  };
  image('track/Track', landingQuery(own, location.search));
}
