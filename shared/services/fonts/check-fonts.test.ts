import { expect } from '@open-wc/testing';
import { forgetPageContext } from '../../platform/page/read-page.js';
import { until, warningsOf } from '../../testing/fixture.js';
import { missingFonts, startFontCheck } from './start-fonts.js';

describe('the font check', () => {
  it('compares fonts by name, in any notation', () => {
    const requested = [
      'Gone',
      'futura-pt',
      { family: 'Gone Too' },
      { fontFamily: 'Brandon' },
      { name: 'x' },
      null,
      7,
      {},
    ];
    expect(missingFonts(requested, ['"Futura-PT"', 'brandon', "'X'"])).to.deep.equal(['Gone', 'Gone Too']);
  });
  it('logs a requested font that is no longer in the kit [ERR-018]', async () => {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.id = 'sq-context';
    script.textContent = JSON.stringify({ website: { typekitId: 'kit1' }, typekitFonts: [{ family: 'Lost Sans' }] });
    document.head.append(script);
    forgetPageContext();
    const logged: string[] = [];
    const warnings = await warningsOf(async () => {
      const real = console.warn;
      console.warn = (...words: unknown[]) => {
        logged.push(words.join(' '));
        real(...words);
      };
      startFontCheck();
      await until(() => logged.length > 0);
    });
    script.remove();
    forgetPageContext();
    expect(warnings.join()).to.contain('the font "Lost Sans" is no longer in the font kit');
  });
});
