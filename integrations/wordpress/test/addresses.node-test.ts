import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { CONTACT, formsIn, formsOf, sendByKit, TYPED, type Forms } from './support/forms.js';
import { startWordPress, type WordPress } from './support/wordpress.js';

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let browser: Browser;
before(async () => {
  browser = await openChromium();
});
after(() => browser?.close());

for (const [name, place] of Object.entries({
  'a site in a folder': { home: '/blog/' },
  'a site whose WordPress is in a folder of its own': { home: '/', core: '/wp/' },
}))
  describe(name, () => {
    let site: WordPress;
    let forms: Forms;
    let id = 0;
    before(async () => {
      site = await startWordPress(place);
      forms = formsOf(site);
      site.php(`switch_theme( 'classic' );`);
      id = forms.publish(CONTACT);
    });
    after(() => site?.close());
    beforeEach(() => forms.clear());

    for (const structure of ['', '/%postname%/', '/index.php/%year%/%postname%/'])
      it(`has the kit and takes forms with permalinks such as ${structure || '?p=1'}`, async () => {
        const link = site.php<string>(
          `global $wp_rewrite; $wp_rewrite->set_permalink_structure( $input['structure'] ); flush_rewrite_rules( false );
          return get_permalink( $input['id'] );`,
          { structure, id },
        );
        assert.ok(link.startsWith(site.address), link);
        const context = await browser.createBrowserContext();
        const page = await context.newPage();
        const lines = listenTo(page);
        await page.goto(link);
        await sendByKit(page, 'By the kit');
        assert.deepEqual(lines, []);
        await context.close();

        const [form] = formsIn(await (await fetch(link)).text());
        const fields = { ...TYPED, name: 'Without script' };
        const { status, location } = await forms.send(form!.attributes['action']!, fields, HTML);
        assert.equal(status, 303);
        assert.ok(location!.startsWith(link), location!);
        assert.match(await (await fetch(location!)).text(), /id="sq-sent"/);
        assert.deepEqual(
          forms.submissions().map(({ answers }) => answers['name']),
          ['By the kit', 'Without script'],
        );
      });
  });
