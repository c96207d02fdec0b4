import { CAMPAIGN, pageAddresses, sizeOf } from './page-address.js';
import { payloadText } from './payload.js';
import { image } from './send.js';

type Query = Record<string, string>;

/**
 * The query of the track call: the page's own values, and the campaign values of its address. A `refer` of the address
 * wins (ambiguity A50). Pure.
 */
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
  const { url, query, referrer } = pageAddresses();
  const own = {
    landing: url,
    refer: referrer,
    rk: String(Math.floor(Math.random() * 1e9)),
    lang: navigator.language,
    screen: `${sizeOf(screen.width)}x${sizeOf(screen.height)}`,
  };
  image('track/Track', landingQuery(own, query));
}
