import { expect } from '@open-wc/testing';
import { isReportable, kitFiles } from './error-reporter.js';

const thrownIn = (file: string) => ({
  message: 'Broken',
  stack: `Error\n  at x (${file}:1:2)`,
  file,
  line: 1,
  column: 2,
});
const CDN = 'https://cdn.example/kit/';

describe('an error of a script that is not of the kit', () => {
  const files = kitFiles(`${CDN}services.js`);
  const own = (path: string) => new URL(path, location.href).href;
  const cases: Record<string, [file: string, isOurs: boolean]> = {
    'a file of the site': [own('/theme.js'), true],
    'an inline script': [location.href, true],
    'a script that the site has made': [URL.createObjectURL(new Blob([''])), true],
    'another origin': ['https://tags.example/tag.js', false],
    'another port of the same host': [own('/').replace(location.host, `${location.hostname}:1`), false],
    'an address that says nothing': ['<anonymous>', false],
    'no address': ['', false],
  };
  for (const [name, [file, isOurs]] of Object.entries(cases)) {
    it(`is${isOurs ? '' : ' not'} reported: ${name}`, () =>
      expect(isReportable(thrownIn(file), { files })).to.equal(isOurs));
    it(`is not reported where the site wants those of the kit only: ${name}`, () =>
      expect(isReportable(thrownIn(file), { files, kitOnly: true })).to.equal(false));
  }
  it('is reported where the kit has called it', () => {
    const stack = `Error: x\n    at https://tags.example/tag.js:1:2\n    at ${CDN}chunks/base-DC6cV.js:1:2`;
    const details = { ...thrownIn('https://tags.example/tag.js'), stack };
    expect(isReportable(details, { files, kitOnly: true })).to.equal(true);
  });
});

describe('the files of the kit', () => {
  const locations: Record<string, string> = {
    'the built services': `${CDN}services.js`,
    'a chunk': `${CDN}chunks/services-BLuqVV.js`,
    'an element': `${CDN}elements/sq-map.js?retry=1`,
    'everything in one file': `${CDN}sq-blocks.all.js`,
    'the sources': `${CDN}shared/services/errors/error-reporter.ts`,
  };
  for (const [name, here] of Object.entries(locations))
    it(`are recognised by ${name}`, () => {
      const files = kitFiles(here);
      for (const file of [
        'chunks/base-DC6cVq.js',
        'elements/sq-map.js',
        'services.js',
        'sq-blocks.js',
        'map-engine.js',
      ])
        expect(isReportable(thrownIn(CDN + file), { files }), file).to.equal(true);
      for (const file of [
        `${CDN}theme.js`,
        `${CDN}my-services.js`,
        'https://cdn.example/chunks/a.js',
        'https://shop.example/sq-blocks.js',
      ])
        expect(isReportable(thrownIn(file), { files }), file).to.equal(false);
    });
  it('are one file when a page has bundled them', () => {
    const bundle = 'https://shop.example/assets/theme-1a2b.js';
    const files = kitFiles(bundle);
    expect(isReportable(thrownIn(bundle), { files })).to.equal(true);
    expect(isReportable(thrownIn('https://shop.example/assets/other.js'), { files })).to.equal(false);
  });
});
