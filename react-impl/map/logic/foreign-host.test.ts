import { expect } from '@open-wc/testing';
import { foreignHost } from './foreign-host.js';

describe('foreign hosts', () => {
  const base = 'https://shop.example/contact';
  for (const [address, host] of [
    ['/tiles/1', undefined],
    ['data:image/png;base64,', undefined],
    ['blob:https://shop.example/5b', undefined],
    ['http://', undefined],
    ['http://shop.example/tiles', 'shop.example'],
    ['//cdn.example:8443/{z}/{x}', 'cdn.example:8443'],
  ] as const)
    it(`${address}: ${host ?? 'none'}`, () => {
      expect(foreignHost(address, base)).to.equal(host);
    });
});
