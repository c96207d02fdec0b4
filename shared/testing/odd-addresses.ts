/* Pages with a `<base>`, and one whose path begins like an address of another host. */

const ODD_ADDRESSES: readonly (readonly [base: string | undefined, page: string])[] = [
  ['/', '/shop/summer/page.html'],
  ['/', '/shop/summer/page.html?colour=a%20b&size=2'],
  ['/elsewhere/', '/shop/summer/'],
  ['https://files.example/assets/', '/shop/summer/page.html?colour=1'],
  ['page.html?other=1', '/shop/summer/page.html?colour=1'],
  [undefined, '//shop/summer/page.html?colour=1'],
];

/**
 * Calls `describe` for each, where a test begins with `visit()`: at that address, with that base, and with or without a
 * fragment; it returns the address with another fragment. No test file may write more than a hundred entries of the history
 * in ten seconds: Safari refuses them.
 */
export function describeOddAddresses(tests: (visit: (fragment?: string) => (other?: string) => string) => void): void {
  for (const [base, page] of ODD_ADDRESSES)
    describe(`${page} with the base ${base}`, () => {
      const before = location.href;
      after(() => history.replaceState(null, '', before));
      afterEach(() => document.querySelector('base')?.remove());
      tests((fragment = '') => {
        history.pushState(null, '', location.origin + page + fragment);
        if (base !== undefined) document.head.append(Object.assign(document.createElement('base'), { href: base }));
        return (other = '') => location.origin + page + other;
      });
    });
}
