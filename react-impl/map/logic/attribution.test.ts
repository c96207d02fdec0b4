import { expect } from '@open-wc/testing';
import { readAttribution } from './attribution.js';
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

describe('attribution', () => {
  it('reads the text and the links of HTML', () => {
    const html =
      '&copy; <a href="https://www.openstreetmap.org/copyright" target="_blank">OpenStreetMap &amp; friends</a> data';
    expect(readAttribution(html)).to.deep.equal([
      { text: '© ' },
      { text: 'OpenStreetMap & friends', href: 'https://www.openstreetmap.org/copyright' },
      { text: ' data' },
    ]);
  });

  it('reads a link without quotes, and ends it', () => {
    expect(readAttribution('<A HREF=https://osm.example/c>OSM</A> data')).to.deep.equal([
      { text: 'OSM', href: 'https://osm.example/c' },
      { text: ' data' },
    ]);
  });

  it('leaves names of no character as they are', () => {
    expect(readAttribution('&constructor;&nothing;')).to.deep.equal([{ text: '&constructor;&nothing;' }]);
  });

  const hostile = [
    '<a href="javascript:alert(1)">x</a>',
    "<a href='&#106;avascript:alert(1)'>x</a>",
    '<a href=data:text/html,1>x</a>',
    '<img src=x onerror=alert(1)>x',
    '<b title="<a href=https://evil.example>">x</b>',
  ];
  for (const html of hostile) {
    it(`reads only the text of ${html}`, () => {
      expect(readAttribution(html)).to.deep.equal([{ text: 'x' }]);
    });
  }

  it('leaves text that is neither an entity nor a tag', () => {
    expect(readAttribution('1 < 2 &unknown; &#0; &#x41;')).to.deep.equal([{ text: '1 < 2 &unknown; &#0; A' }]);
    expect(readAttribution('A &#1114112; &#x110000;')).to.deep.equal([{ text: 'A &#1114112; &#x110000;' }]);
  });
});
