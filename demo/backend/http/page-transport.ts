/**
 * What a browser adds to a request and takes from a response by itself, and hides from scripts: `Cookie`, `Set-Cookie`,
 * `Origin`. An app that runs inside a page, behind a mocked network, cannot see the headers; it gets this instead.
 * Only the page's own requests come this way, so they count as being of the same origin.
 */
export interface PageTransport {
  /** The cookies as the header `Cookie` would have them. */
  readCookies(): string;
  /** Takes one value of a header `Set-Cookie`. */
  writeCookie(line: string): void;
}
