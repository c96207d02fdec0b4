/**
 * Whether a browser sent this request from a page of the site itself. For posts that cannot repeat a crumb: a form
 * without script. Asks `Sec-Fetch-Site` first, which cannot be switched off by a referrer policy; where that is not sent
 * (no HTTPS), `Origin`. Only hosts are compared: behind a proxy the app may not know that it is reached by HTTPS.
 */
export function isSameOrigin(headers: Headers, host: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null || !URL.canParse(origin)) return false;
  return new URL(origin).host === host;
}
