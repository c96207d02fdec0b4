import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { overflow, violations } from '@sq-blocks/test-helpers/accessibility';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { shiftsOf } from '@sq-blocks/test-helpers/layout-shift';
import { startWordPress, type WordPress } from './support/wordpress.js';
import { signIn } from './support/editor.js';

/** Where screenshots are written, to be looked at; none without it. */
const SCREENSHOTS = process.env['SQ_SCREENSHOTS'];

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänskajütentürschlüssel';
const POST = `<!-- wp:paragraph --><p>Ein Krug für „${LONG}“, <a href="/a">mit Henkel</a>. ${'Salz und Ton. '.repeat(40)}</p><!-- /wp:paragraph -->
<!-- wp:quote --><blockquote class="wp-block-quote"><p>Ça va.</p><cite>Zoë</cite></blockquote><!-- /wp:quote -->
<!-- wp:code --><pre class="wp-block-code"><code>const ${LONG} = "${LONG}";</code></pre><!-- /wp:code -->
<!-- wp:separator --><hr class="wp-block-separator has-alpha-channel-opacity"/><!-- /wp:separator -->`;

let site: WordPress;
let browser: Browser;
/** The address of a page for each template. */
let pages: Record<string, string>;

before(async () => {
  [site, browser] = await Promise.all([startWordPress(), openChromium()]);
  const ids = site.php<Record<string, string>>(
    `switch_theme( 'sq-portfolio' );
    wp_set_current_user( 1 );
    update_option( 'blogname', 'Kiln & Tide' );
    update_option( 'blogdescription', 'Pots by hand' );
    update_option( 'sq_blocks_cookie_banner', array( 'show' => true, 'purposes' => array( 'media' ) ) );
    $post = wp_insert_post( wp_slash( array( 'post_title' => $input['title'], 'post_content' => $input['html'], 'post_status' => 'publish', 'tags_input' => array( 'Ton' ) ) ) );
    wp_insert_comment( array( 'comment_post_ID' => $post, 'comment_author' => 'Ana', 'comment_content' => 'Schön', 'comment_approved' => 1 ) );
    for ( $count = 1; $count < 11; $count++ ) {
      wp_insert_post( array( 'post_title' => "Firing $count", 'post_content' => 'Cones fell at noon.', 'post_status' => 'publish', 'post_category' => array( 1 ) ) );
    }
    return array( 'single' => get_permalink( $post ), 'archive' => get_category_link( 1 ) );`,
    { html: POST, title: `Über „${LONG}“` },
  );
  // Patterns are registered by the theme that is active when WordPress starts.
  const page = site.php<string>(
    `wp_set_current_user( 1 );
    $registry = WP_Block_Patterns_Registry::get_instance();
    $content = '';
    foreach ( array( 'landing-page', 'contact' ) as $name ) { $content .= $registry->get_registered( "sq-portfolio/$name" )['content']; }
    return get_permalink( wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_title' => 'About', 'post_content' => $content, 'post_status' => 'publish' ) ) ) );`,
  );
  pages = {
    'front-page': site.address,
    ...ids,
    page,
    search: `${site.address}?s=firing`,
    'search without results': `${site.address}?s=nosuchword`,
    '404': `${site.address}no-such-page/`,
  };
});
after(async () => {
  await browser?.close();
  await site?.close();
});

interface View {
  readonly width?: number;
  readonly scheme?: 'light' | 'dark';
  readonly script?: boolean;
}
async function open(address: string, { width = 1440, scheme = 'light', script = true }: View = {}) {
  const context: BrowserContext = await browser.createBrowserContext();
  const page = await context.newPage();
  const lines = listenTo(page);
  await page.setJavaScriptEnabled(script);
  await page.setViewport({ width, height: 900 });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
  await page.goto(address, { waitUntil: 'networkidle0' });
  return { page, context, lines };
}
const photograph = async (page: Page, name: string) => {
  if (!SCREENSHOTS) return;
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: path.join(SCREENSHOTS, `${name}.png`), fullPage: true });
};
/** The background of the page, and the colour of its text. */
const colors = (page: Page) =>
  page.$eval('body', (body) => [getComputedStyle(body).backgroundColor, getComputedStyle(body).color]);

const TEMPLATES = ['front-page', 'single', 'page', 'archive', 'search', 'search without results', '404'];

describe('the theme', () => {
  for (const template of TEMPLATES)
    it(`shows ${template}: accessible, within the window, without a message or a shift, light and dark`, async () => {
      for (const width of [375, 768, 1440])
        for (const scheme of ['light', 'dark'] as const) {
          const name = `${template} ${width} ${scheme}`;
          const { page, context, lines } = await open(pages[template]!, { width, scheme });
          await page.waitForSelector('sq-cookie-banner >>> [part=decline]');
          await page.click('sq-cookie-banner >>> [part=decline]');
          for (const gallery of await page.$$('sq-gallery')) {
            await gallery.scrollIntoView();
            await page.waitForSelector('sq-gallery:state(ready)');
          }
          assert.equal(await overflow(page), 0, `${name}: wider than the window`);
          assert.deepEqual(await violations(page), [], name);
          assert.ok((await shiftsOf(page)) < 0.01, `${name}: ${await shiftsOf(page)}`);
          assert.deepEqual(
            lines.filter((line) => !(template === '404' && /status of 404/.test(line))),
            [],
            name,
          );
          assert.deepEqual(
            await colors(page),
            scheme === 'light' ? ['rgb(255, 255, 255)', 'rgb(28, 27, 26)'] : ['rgb(27, 26, 25)', 'rgb(242, 239, 234)'],
          );
          await page.evaluate(() => scrollTo(0, 0));
          // A picture of the whole page enlarges the window: it comes last.
          await photograph(page, name);
          await context.close();
        }
    });

  it('asks no other site for anything', async () => {
    const { page, context } = await open('about:blank');
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await page.goto(site.address, { waitUntil: 'networkidle0' });
    assert.deepEqual([...hosts], [new URL(site.address).origin]);
    await context.close();
  });

  it('shows everything without script', async () => {
    for (const [template, selector] of [
      ['front-page', 'h1, sq-gallery img, sq-gallery figcaption, sq-price, .sq-portfolio-card h3, nav a'],
      ['page', 'sq-accordion summary, sq-form label, sq-form button'],
    ] as const) {
      const { page, context } = await open(pages[template]!, { script: false });
      // Without script nothing is evaluated by the page; the protocol still answers.
      const client = await page.createCDPSession();
      const { root } = await client.send('DOM.getDocument');
      const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
      assert.ok(nodeIds.length > 3, template);
      for (const nodeId of nodeIds) {
        const { model } = await client.send('DOM.getBoxModel', { nodeId });
        assert.ok(model.width > 0 && model.height > 0, `${template}: ${nodeId}`);
      }
      await photograph(page, `${template} without script`);
      await context.close();
    }
  });

  it('opens its menu on a phone, by keys, and closes it', async () => {
    const { page, context, lines } = await open(site.address, { width: 375 });
    await page.focus('.wp-block-navigation__responsive-container-open');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.is-menu-open a[href$="#work"]', { visible: true });
    await photograph(page, 'menu 375');
    assert.deepEqual(await violations(page), []);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.is-menu-open', { hidden: true });
    assert.deepEqual(lines, []);
    await context.close();
  });

  it('opens the pictures of its gallery large', async () => {
    const { page, context } = await open(site.address);
    await (await page.$('sq-gallery'))!.scrollIntoView();
    await page.waitForSelector('sq-gallery:state(ready)');
    await page.click('sq-gallery a');
    await page.waitForSelector('::-p-aria([role="dialog"])');
    await photograph(page, 'lightbox');
    await context.close();
  });

  it('gives the blocks the colours that the owner chooses', async () => {
    const { page, context } = await open(pages['page']!);
    await page.addStyleTag({ content: 'body { --wp--preset--color--primary: rgb(1, 2, 3); }' });
    assert.equal(
      await page.$eval('sq-form button', (button) => getComputedStyle(button).backgroundColor),
      'rgb(1, 2, 3)',
    );
    await context.close();
  });

  it('shows the page that the owner makes the front page, and the journal on another', async () => {
    const journal = site.php<string>(
      `wp_set_current_user( 1 );
      $ids = array();
      foreach ( array( 'Home', 'Notes' ) as $title ) {
        $ids[] = wp_insert_post( array( 'post_type' => 'page', 'post_title' => $title, 'post_content' => 'My own', 'post_status' => 'publish' ) );
      }
      update_option( 'show_on_front', 'page' ); update_option( 'page_on_front', $ids[0] ); update_option( 'page_for_posts', $ids[1] );
      return get_permalink( $ids[1] );`,
    );
    const front = await (await fetch(site.address)).text();
    assert.match(front, /My own/);
    assert.doesNotMatch(front, /id="work"/);
    const { page, context } = await open(journal);
    assert.match(await page.$eval('h1', (title) => title.textContent), /Journal/);
    assert.deepEqual(await violations(page), []);
    await photograph(page, 'index');
    await context.close();
    site.php(`update_option( 'show_on_front', 'posts' );`);
  });

  it('has patterns and templates that the block editor takes as they are', async () => {
    const contents = site.php<Record<string, string>>(
      `$contents = array();
      foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
        if ( 0 === strpos( $pattern['name'], 'sq-portfolio/' ) ) { $contents[ $pattern['name'] ] = $pattern['content']; }
      }
      foreach ( glob( get_theme_file_path( 'templates/*.html' ) ) as $file ) { $contents[ basename( $file ) ] = file_get_contents( $file ); }
      return $contents;`,
    );
    const { page, context } = await open(`${site.address}wp-login.php`);
    await signIn(page, site.address, 'admin');
    await page.goto(`${site.address}wp-admin/post-new.php?post_type=page`);
    await page.waitForFunction(
      () => 'wp' in window && document.querySelector('.editor-post-title, [name=editor-canvas]'),
    );
    const invalid = await page.evaluate((texts) => {
      interface Block {
        readonly name: string;
        readonly isValid: boolean;
        readonly innerBlocks: readonly Block[];
      }
      const { blocks } = (window as unknown as { wp: { blocks: { parse(text: string): Block[] } } }).wp;
      return Object.entries(texts).flatMap(([name, text]) => {
        const all = blocks.parse(text);
        // The list grows while it is read.
        for (const block of all) all.push(...block.innerBlocks);
        return all
          .filter((block) => !block.isValid || block.name === 'core/missing')
          .map((block) => `${name}: ${block.name}`);
      });
    }, contents);
    assert.deepEqual(invalid, []);
    assert.ok(Object.keys(contents).length > 15);
    await context.close();
  });

  it('shows what is inside the tags without the plugin', async () => {
    site.php(`update_option( 'active_plugins', array() );`);
    for (const width of [375, 1440]) {
      const { page, context, lines } = await open(site.address, { width });
      assert.equal(
        await page.$$eval(
          'sq-gallery img',
          (images) => images.filter((image) => (image as HTMLElement).offsetHeight > 100).length,
        ),
        8,
      );
      assert.equal(await overflow(page), 0);
      assert.deepEqual(await violations(page), []);
      assert.deepEqual(lines, []);
      await photograph(page, `without plugin ${width}`);
      await context.close();
    }
    const offered = () =>
      site.php<boolean>(`return WP_Block_Patterns_Registry::get_instance()->is_registered( 'sq-portfolio/contact' );`);
    assert.equal(offered(), false, 'a form that nobody receives');
    site.php(`update_option( 'active_plugins', array( 'sq-blocks/sq-blocks.php' ) );`);
    assert.equal(offered(), true);
  });
});

describe('the patterns of the plugin', () => {
  it('are there in every theme but this one, which has the same', () => {
    const names = () =>
      site.php<string[]>(
        `return array_values( array_filter( array_column( WP_Block_Patterns_Registry::get_instance()->get_all_registered(), 'name' ), function ( $name ) { return 0 === strpos( $name, 'sq-' ); } ) );`,
      );
    assert.ok(names().includes('sq-portfolio/portfolio') && !names().some((name) => name.startsWith('sq-blocks/')));
    site.php(`switch_theme( 'twentytwentythree' );`);
    assert.deepEqual(names().sort(), [
      'sq-blocks/contact',
      'sq-blocks/landing-page',
      'sq-blocks/portfolio',
      'sq-blocks/shop-front',
    ]);
  });

  it('are shown in another theme, with their pictures', async () => {
    const address = site.php<string>(
      `wp_set_current_user( 1 );
      $content = '';
      foreach ( array( 'portfolio', 'shop-front', 'landing-page', 'contact' ) as $name ) {
        $content .= WP_Block_Patterns_Registry::get_instance()->get_registered( "sq-blocks/$name" )['content'];
      }
      return get_permalink( wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_title' => 'All', 'post_content' => $content, 'post_status' => 'publish' ) ) ) );`,
    );
    for (const width of [375, 1440]) {
      const { page, context, lines } = await open(address, { width });
      await page.waitForSelector('sq-gallery:state(ready)');
      for (const source of await page.$$eval('main img', (images) => images.map((image) => image.src)))
        assert.ok((await fetch(source)).ok, source);
      assert.equal(await overflow(page), 0);
      assert.deepEqual(lines, []);
      await photograph(page, `patterns ${width}`);
      await context.close();
    }
  });
});
