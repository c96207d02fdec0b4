/**
 * Whether a browser sent this request from a page of the site itself. For forms without script, which cannot repeat a
 * crumb. Reads `Sec-Fetch-Site` first, which a referrer policy cannot switch off; where it is not sent (no HTTPS), reads
 * `Origin`. Compares hosts only: behind a proxy the app may not know that it is reached by HTTPS.
 */
export function isSameOrigin(headers: Headers, host: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null || !URL.canParse(origin)) return false;
  return new URL(origin).host === host;
}
