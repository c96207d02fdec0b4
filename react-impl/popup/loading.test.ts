import { expect } from '@open-wc/testing';
import { place, until, withPageSheet } from '../../shared/testing/fixture.js';
import { removeContext, setContext } from '../../shared/testing/page-context.js';
import { startLoader } from '../../elements/loading/start-loader.js';
import barSheet from '../../elements/sq-announcement-bar/sq-announcement-bar.css' with { type: 'css' };
import sheet from '../../elements/sq-popup/sq-popup.css' with { type: 'css' };

const TAGS = ['sq-announcement-bar', 'sq-popup', 'sq-map'];

describe('the code of announcement bar and popup, for owners', () => {
  afterEach(() => {
    removeContext();
    localStorage.clear();
  });

  it('is loaded although both were closed for good; what is inside the popup is not [POP-006]', async () => {
    withPageSheet(sheet);
    withPageSheet(barSheet);
    setContext({ authenticatedAccount: { id: 'a1' } });
    localStorage.setItem('sq-announcement-bars', '["studio"]');
    localStorage.setItem('sq-popup', '{"version":"","submitted":true}');
    const requested: string[] = [];
    await place(`<div>
      <sq-announcement-bar dismiss-key="studio" dismissible><p>Open studio</p></sq-announcement-bar>
      <p style="block-size: 3000px"></p>
      <sq-popup display-frequency="-1"><h2>Where we are</h2><sq-map>Pier 4</sq-map></sq-popup>
    </div>`);
    startLoader(
      TAGS,
      { importBlock: (tag) => Promise.resolve(requested.push(tag)), importParts: () => {} },
      'sq-cookie-banner',
      () => true,
      '[data-so-served]',
      () => {},
    );
    await until(() => requested.length >= 2);
    expect(requested.toSorted()).to.deep.equal(['sq-announcement-bar', 'sq-popup']);
  });
});
