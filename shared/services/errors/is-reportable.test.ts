import { expect } from '@open-wc/testing';
import { isReportable } from './is-reportable.js';
import { kitFiles } from './kit-files.js';

const thrownIn = (file: string) => ({
  message: 'Broken',
  stack: `Error\n  at x (${file}:1:2)`,
  file,
  line: 1,
  column: 2,
});
const CDN = 'https://cdn.example/kit/';

describe('the files of the kit', () => {
  const homes: Record<string, string> = {
    'a chunk': `${CDN}chunks/services-BLuqVVjT.js`,
    'an element': `${CDN}elements/sq-map.js?retry=1`,
    'everything in one file': `${CDN}sq-blocks.all.js`,
    'the sources': `${CDN}shared/services/errors/kit-files.ts`,
  };
  for (const [name, here] of Object.entries(homes))
    it(`are known to ${name}`, () => {
      const files = kitFiles(here);
      for (const file of ['chunks/base-DC6cVqOf.js', 'elements/sq-map.js', 'sq-blocks.js', 'map-engine.js'])
        expect(isReportable(thrownIn(CDN + file), files), file).to.equal(true);
      for (const file of [`${CDN}theme.js`, 'https://cdn.example/chunks/a.js', 'https://shop.example/sq-blocks.js'])
        expect(isReportable(thrownIn(file), files), file).to.equal(false);
    });
  it('are the one file into which a page has bundled them', () => {
    const bundle = 'https://shop.example/assets/theme-1a2b.js';
    const files = kitFiles(bundle);
    expect(isReportable(thrownIn(bundle), files)).to.equal(true);
    expect(isReportable(thrownIn('https://shop.example/assets/other.js'), files)).to.equal(false);
  });
});
