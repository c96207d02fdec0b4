import { payloadText } from './payload.js';
import { image } from './send.js';

/** Query parameters that advertisements set (storefront §7, widgets §7). A page's own `refer` wins (ambiguity A50). */
const CAMPAIGN = ['source', 'campaign', 'subcampaign', 'channel', 'subchannel', 'refer', 'variation', 'mkwid'];

type Query = Record<string, string>;

/** The query of the track call: the page's own values, and the campaign values of its address. Pure. */
export function landingQuery(own: Query, pageQuery: string): Query {
  const page = new URLSearchParams(pageQuery);
  const query: Query = { ...own };
  for (const name of CAMPAIGN) {
    const value = page.get(name);
    if (value !== null) query[name] = value;
  }
  for (const name in query) query[name] = payloadText(query[name]) ?? '';
  return query;
}

/** Sends that the page was viewed, and where the visitor came from. */
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
