import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { blocks as declarations } from '../../../elements/blocks.js';
import { overflow, violations } from '@sq-blocks/test-helpers/accessibility';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { shiftsOf } from '@sq-blocks/test-helpers/layout-shift';
import { OWNERS_ONLY_TAGS } from '../../../shared/platform/html/owners-only.js';
import { allBlocks, Editor, prepareEditor, type BlockData, type NewBlock, type Option } from './support/editor.js';
import { elementsOf, scriptsIn } from './support/read-html.js';
import { startWordPress, type WordPress } from './support/wordpress.js';

const NAMES = Object.values(declarations).map(({ tag }) => tag.replace('sq-', 'sq-blocks/'));

let site: WordPress;
let browser: Browser;
const editors: Record<string, Editor> = {};
before(async () => {
  site = await startWordPress();
  prepareEditor(site);
  site.php(`switch_theme( 'twentytwentythree' );`);
  browser = await openChromium();
  for (const login of ['admin', 'author']) editors[login] = await Editor.signIn(browser, site, login);
});
after(async () => {
  await browser?.close();
  await site?.close();
});

const invalid = async (editor: Editor) =>
  allBlocks(await editor.blocks())
    .filter(({ isValid }) => !isValid)
    .map(({ name }) => name);
const blocksIn = (html: string) => elementsOf(html).filter(({ tag }) => tag.startsWith('sq-'));

/** A text that real sites have, and that filters have changed elsewhere. */
const TEXT = `Grüße "from" Anne's <b>shop</b> & Söhne &amp; 日本語 \\" --> <!-- wp:x /-->`;
const valueOf = ({ control, isOn, min, choices }: Option) =>
  ({
    toggle: isOn ? 'false' : '',
    select: Object.keys(choices ?? {}).at(-1),
    number: String(min ?? 3),
    json: JSON.stringify([{ title: TEXT, text: TEXT }]),
    url: '/a/b?c=1&d=2',
  })[control] ?? TEXT;
const everyOption = (block: BlockData) =>
  Object.fromEntries(
    block.panels.flatMap(({ attributes }) => attributes).map((option) => [option.name, valueOf(option)]),
  );

describe('the block editor', () => {
  it('has a block for each tag', async () => {
    const { admin } = editors;
    await admin!.open();
    assert.deepEqual(Object.keys(await admin!.kinds()).sort(), NAMES.sort());
  });

  it('may have its content in a frame, as all blocks allow it', () => {
    assert.deepEqual(
      site.php(`
        do_action( 'enqueue_block_editor_assets' );
        $all = WP_Block_Type_Registry::get_instance()->get_all_registered();
        return array_values( array_unique( array_column( array_intersect_key( $all, sq_blocks_editor_list() ), 'api_version' ) ) );`),
      [3],
    );
  });

  it('shows every option of every block in the sidebar', async () => {
    const editor = editors['admin']!;
    await editor.open();
    const kinds = await editor.kinds();
    await editor.insert(Object.keys(kinds).map((name): NewBlock => [name]));
    for (const [index, { panels }] of Object.values(kinds).entries()) {
      await editor.select(index);
      const shown = panels
        .map(({ title, attributes }) => ({
          title,
          controls: attributes.filter(({ control }) => control !== 'none').length,
        }))
        .filter(({ controls }) => controls > 0);
      await editor.openPanels(shown);
    }
    assert.deepEqual(editor.lines(), []);
  });

  for (const width of [375, 1440])
    it(`is accessible in what is the kit's: blocks and options, at ${width} px`, async () => {
      const editor = editors['author']!;
      await editor.page.setViewport({ width, height: 900 });
      await editor.open();
      const kinds = await editor.kinds();
      await editor.insert(Object.keys(kinds).map((name): NewBlock => [name]));
      await editor.untilFilled(Object.keys(kinds).filter((name) => kinds[name]!.template));
      // The role and the name of a block's element are WordPress's.
      const rules = { 'aria-allowed-attr': { enabled: false }, 'aria-allowed-role': { enabled: false } };
      const found = await violations(await editor.canvas(), { rules }, '[data-type^="sq-blocks/"]');
      await editor.showOptions();
      for (const [index, name] of Object.keys(kinds).entries()) {
        await editor.select(index);
        await editor.page.waitForSelector('.block-editor-block-inspector .components-panel__body');
        for (const each of await violations(editor.page, {}, '.block-editor-block-inspector'))
          found.push(`${name} ${each}`);
        assert.equal(await overflow(editor.page), 0, name);
      }
      assert.deepEqual(found, []);
      await editor.page.setViewport({ width: 1440, height: 900 });
    });

  it('has no cookie banner and no quick view for an author, who may write neither', async () => {
    const { author } = editors;
    await author!.open();
    const names = Object.keys(await author!.kinds());
    assert.deepEqual(
      NAMES.filter((name) => !names.includes(name)).sort(),
      OWNERS_ONLY_TAGS.map((tag) => tag.replace('sq-', 'sq-blocks/')).sort(),
    );
  });

  for (const login of ['admin', 'author']) {
    it(`saves every block as ${login}, and opens it again as it was`, async () => {
      const editor = editors[login]!;
      await editor.open();
      const kinds = await editor.kinds();
      await editor.insert(Object.keys(kinds).map((name): NewBlock => [name]));
      await editor.untilFilled(Object.keys(kinds).filter((name) => kinds[name]!.template));
      const { id, html } = await editor.save('Every block');
      assert.deepEqual(
        blocksIn(html).map(({ tag }) => tag),
        Object.values(kinds).map(({ tag }) => tag),
      );
      await editor.open(id);
      assert.deepEqual(await invalid(editor), []);
      // Not by letters: WordPress writes its own block of HTML with `required=""` the second time.
      assert.deepEqual(elementsOf(await editor.content()), elementsOf(html));
      assert.deepEqual(editor.lines(), []);
    });

    it(`keeps every option as ${login}`, async () => {
      const editor = editors[login]!;
      await editor.open();
      const kinds = await editor.kinds();
      await editor.insert(Object.entries(kinds).map(([name, block]): NewBlock => [name, everyOption(block)]));
      const { id, html } = await editor.save('Every option');
      for (const { tag, attributes } of blocksIn(html)) {
        const wanted = everyOption(kinds[tag.replace('sq-', 'sq-blocks/')]!);
        assert.deepEqual({ tag, ...attributes }, { tag, ...wanted });
      }
      await editor.open(id);
      assert.deepEqual(await invalid(editor), []);
      const { id: again, html: second } = await editor.save('Every option, again');
      assert.equal(again, id);
      assert.deepEqual(elementsOf(second), elementsOf(html));
      assert.deepEqual(editor.lines(), []);
    });
  }

  it('leaves an option off that somebody has written as off', async () => {
    const editor = editors['admin']!;
    await editor.open();
    await editor.insert([['sq-blocks/gallery', { autoplay: 'false', loop: 'FALSE', captions: 'false' }]]);
    const [gallery] = blocksIn(await editor.content());
    assert.deepEqual(gallery!.attributes, { captions: 'false' });
  });
});

/** Two images of the media library. */
const upload = () =>
  site.php<{ id: number; url: string }[]>(`
    require_once ABSPATH . 'wp-admin/includes/image.php';
    $images = array();
    foreach ( array( 'Bowl', 'Jug' ) as $name ) {
      $file = wp_upload_bits( "$name.png", null, '' )['file'];
      imagepng( imagecreatetruecolor( 1600, 1200 ), $file );
      $id = wp_insert_attachment( array( 'post_title' => $name, 'post_mime_type' => 'image/png' ), $file );
      wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
      $images[] = array( 'id' => $id, 'url' => wp_get_attachment_image_url( $id, 'large' ) );
    }
    return $images;`);
const imageBlocks = (images: readonly { id: number; url: string }[]) =>
  images.map(({ id, url }): NewBlock => [
    'core/image',
    { id, url, alt: 'A "bowl" & more', caption: 'A <em>bowl</em>', sizeSlug: 'large' },
  ]);

/** A template whose words somebody has typed; nothing where it has blocks of HTML, which the editor fills itself. */
const filled = (template: readonly NewBlock[] = []): NewBlock[] | undefined =>
  template.length > 0 && template.every(([name]) => /^core\/(heading|paragraph)$/.test(name))
    ? template.map(([name, values]) => [name, { ...values, content: values!['placeholder'] }])
    : undefined;

describe('a page made of blocks', () => {
  it('has the tags, and the kit shows them, with the images of the media library', async () => {
    const editor = editors['author']!;
    await editor.open();
    const kinds = await editor.kinds();
    const images = imageBlocks(upload());
    const inner: Record<string, readonly NewBlock[]> = {
      'sq-blocks/gallery': images,
      'sq-blocks/lightbox': images,
      'sq-blocks/image': images.slice(0, 1),
    };
    const text: NewBlock = ['core/paragraph', { content: `Follow <a href="https://x.com/studio">the studio</a>` }];
    // Not what covers the page, asks a server, or describes another element.
    const shown = Object.entries(kinds).filter(([, { hasPreview, tag }]) => hasPreview && tag !== 'sq-tooltip');
    await editor.insert([
      ['core/heading', { level: 2, content: 'All blocks' }],
      ...shown.map(([name, { kind, template }]): NewBlock => [
        name,
        { load: 'eager', ...(kind === 'text' && { content: text[1]!['content'] }) },
        inner[name] ?? filled(template) ?? (kind === 'text' || template ? [] : [text]),
      ]),
    ]);
    await editor.untilFilled(shown.filter(([, { template }]) => template).map(([name]) => name));
    const { id } = await editor.save('Shown');
    const html = await (await fetch(`${site.address}?p=${id}`)).text();
    const [gallery = ''] = /<sq-gallery[^]*?<\/sq-gallery>/.exec(html) ?? [];
    assert.match(gallery, /<figure class="wp-block-image size-large"><img [^>]*srcset="[^"]*1536w/);
    for (const width of [375, 1440]) {
      const page = await (await browser.createBrowserContext()).newPage();
      await page.setViewport({ width, height: 900 });
      const lines = listenTo(page);
      await page.goto(`${site.address}?p=${id}`);
      for (const [, { tag }] of shown) await page.waitForSelector(`${tag}:state(ready)`).catch(() => assert.fail(tag));
      assert.equal(
        await page.$eval('sq-gallery', (each) => (each as unknown as { numberOfSlides: number }).numberOfSlides),
        2,
      );
      assert.equal(await overflow(page), 0, `${width}`);
      assert.deepEqual(await violations(page, {}, '.entry-content'), [], `${width}`);
      assert.ok((await shiftsOf(page)) < 0.01, `${width}: ${await shiftsOf(page)}`);
      assert.deepEqual(lines, [], `${width}`);
      await page.close();
    }
  });

  it('keeps its content where the plugin is switched off', async () => {
    const editor = editors['author']!;
    await editor.open();
    await editor.insert([
      ['sq-blocks/gallery', { design: 'slideshow' }, imageBlocks(upload())],
      ['sq-blocks/price', { amount: '2800', content: '28 €' }],
    ]);
    const { id } = await editor.save('Off');
    const run = (call: string) =>
      site.php(`require_once ABSPATH . 'wp-admin/includes/plugin.php'; ${call}( 'sq-blocks/sq-blocks.php' );`);
    run('deactivate_plugins');
    const html = await (await fetch(`${site.address}?p=${id}`)).text();
    run('activate_plugin');
    assert.equal(html.match(/<figure class="wp-block-image size-large"><img /g)?.length, 2);
    assert.match(html, />28 €</);
    assert.doesNotMatch(html, /sq-blocks\.(js|css)/);
  });
});

describe('hostile values', () => {
  it('never become a script, whoever writes them', async () => {
    const author = editors['author']!;
    await author.open();
    const kinds = await author.kinds();
    const hostile = (option: Option) =>
      ({
        json: '[{"linkTo":"javascript:hit()","text":"</sq-marquee><script>hit()</script>"}]',
        url: 'javascript:hit()',
      })[option.control] ?? `"><script>hit()</script><img src=x onerror=hit()> ' onclick="hit()`;
    const blocks = Object.entries(kinds).map(([name, block]): NewBlock => [
      name,
      {
        ...Object.fromEntries(
          block.panels.flatMap(({ attributes }) => attributes).map((each) => [each.name, hostile(each)]),
        ),
        load: 'eager',
        content: '<img src=x onerror="hit()"><script>hit()</script>',
        'dialog-id': '"><script>hit()</script>',
      },
    ]);
    await author.insert(blocks);
    const { id, html } = await author.save('Hostile');
    assert.deepEqual(scriptsIn(html), []);
    await author.open(id);
    assert.deepEqual(await invalid(author), []);
    const admin = editors['admin']!;
    const hits: string[] = [];
    await admin.page.exposeFunction('hit', () => void hits.push('hit'));
    await admin.open(id);
    assert.deepEqual(await invalid(admin), []);
    await admin.page.goto(`${site.address}?p=${id}`);
    await admin.page.waitForSelector('sq-accordion:state(ready)');
    assert.deepEqual(hits, []);
    // An administrator may write scripts, but not by an option.
    await admin.open();
    await admin.insert(blocks.map(([name, attributes]): NewBlock => [name, { ...attributes, content: '' }]));
    const saved = await admin.save('Hostile, by an administrator');
    assert.deepEqual(
      scriptsIn(saved.html).filter((found) => !/javascript:/.test(found)),
      [],
    );
    assert.deepEqual(hits, []);
    // In some versions the console says that the image `x` does not exist.
    author.forgetLines();
  });
});

describe('with the mouse', () => {
  it('blocks are inserted from the list, changed in the sidebar and published', async () => {
    const editor = editors['author']!;
    const { page } = editor;
    await editor.open();
    const toggle = '.edit-post-header-toolbar__inserter-toggle, .editor-document-tools__inserter-toggle';
    const insert = async (name: string) => {
      await page.locator(toggle).click();
      await page.locator('.block-editor-inserter__search input').fill(`sq-${name}`);
      await page.locator(`.editor-block-list-item-sq-blocks-${name}`).click();
      await page.locator(toggle).click();
    };
    await insert('accordion');
    await page.locator('.components-toggle-control ::-p-text(Multiple)').click();
    await insert('marquee');
    const canvas = await editor.canvas();
    await canvas.locator('[data-type="sq-blocks/marquee"] [contenteditable]').click();
    await page.keyboard.type('Thrown & fired');
    await page.locator('.block-editor-block-inspector input[type="number"]').fill('90');
    await canvas.locator('.editor-post-title__input').click();
    await page.keyboard.type('By mouse');
    await page.locator('.editor-post-publish-panel__toggle').click();
    await page.locator('.editor-post-publish-panel .editor-post-publish-button').click();
    await page.waitForSelector('.post-publish-panel__postpublish');
    const html = site.php<string>(`return get_posts( array( 'title' => 'By mouse' ) )[0]->post_content;`);
    assert.match(html, /<sq-accordion multiple><!-- wp:heading /);
    assert.match(html, /<sq-marquee speed="90">Thrown &amp; fired<\/sq-marquee>/);
    assert.deepEqual(editor.lines(), []);
  });

  it('images of the media library are added to a gallery that has some', async () => {
    const editor = editors['author']!;
    const { page } = editor;
    const images = upload();
    await editor.open();
    await editor.insert([['sq-blocks/gallery', {}, imageBlocks(images.slice(0, 1))]]);
    await editor.select(0);
    await page.locator('.block-editor-block-contextual-toolbar ::-p-text(Add images)').click();
    await page.locator('.media-modal #menu-item-browse').click();
    for (const { id } of images) {
      await page.keyboard.down('Control');
      await page.locator(`.media-modal .attachment[data-id="${id}"]`).click();
      await page.keyboard.up('Control');
    }
    await page.locator('.media-modal .media-button-select').click();
    await page.waitForSelector('.media-modal', { hidden: true });
    const [gallery] = await editor.blocks();
    assert.deepEqual(
      gallery!.innerBlocks.map(({ attributes }) => attributes['id']),
      [images[0]!.id, ...images.map(({ id }) => id)],
    );
    assert.deepEqual(editor.lines(), []);
  });

  it('the link in a block follows its address, while it is typed', async () => {
    const editor = editors['author']!;
    const { page } = editor;
    await editor.open();
    await editor.insert([['sq-blocks/embed']]);
    await editor.select(0);
    for (const address of ['https://one.example/a', 'https://two.example/b?c=1&d=2'])
      await page.locator('.block-editor-block-inspector input[inputmode="url"]').fill(address);
    assert.match(
      await editor.content(),
      /<sq-embed src="https:\/\/two[^>]*><!-- wp:paragraph -->\s*<p><a href="https:\/\/two\.example\/b\?c=1&amp;d=2">https:\/\/two[^<]*<\/a><\/p>\s*<!-- \/wp:paragraph --><\/sq-embed>/,
    );
  });

  it('JSON that is not finished is said, and not saved', async () => {
    const editor = editors['author']!;
    const { page } = editor;
    await editor.open();
    await editor.insert([['sq-blocks/accordion', { items: '[{"id":"a"}]' }]]);
    await editor.select(0);
    const field = '.sq-blocks-json textarea';
    await page.locator(field).fill('[{"id":');
    await page.waitForSelector('.block-editor-block-inspector .components-notice.is-error');
    assert.match(await editor.content(), /items="\[{&quot;id&quot;:&quot;a&quot;}\]"/);
    await page.locator(field).fill('[ { "id": "b" } ]');
    await page.waitForSelector('.block-editor-block-inspector .components-notice.is-error', { hidden: true });
    assert.match(await editor.content(), /items="\[{&quot;id&quot;:&quot;b&quot;}\]"/);
  });
});

describe('a pattern', () => {
  it('has its pictures in the same size after the editor has written it', async () => {
    const editor = editors['author']!;
    await editor.open();
    const patterns = site.php<Record<string, string>>(`
      $all = array_column( WP_Block_Patterns_Registry::get_instance()->get_all_registered(), 'content', 'name' );
      return array_filter( $all, function ( $name ) { return 0 === strpos( $name, 'sq-blocks/' ); }, ARRAY_FILTER_USE_KEY );`);
    const images = (html: string) => elementsOf(html).filter(({ tag }) => tag === 'img');
    assert.ok(Object.values(patterns).flatMap(images).length > 5);
    for (const [name, html] of Object.entries(patterns))
      assert.deepEqual(images(await editor.write(html)), images(html), name);
  });
});

describe('the preview', () => {
  it('is the kit itself, and nothing in it can be used', async () => {
    const editor = editors['admin']!;
    const { page } = editor;
    await editor.open();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const hostile: NewBlock = [
      'core/html',
      { content: '<img src="/none.png" alt="" onerror="hit()"><script>hit()</script>' },
    ];
    await editor.insert([
      ['sq-blocks/gallery', { design: 'slideshow', autoplay: '', loop: '' }, [...imageBlocks(upload()), hostile]],
    ]);
    await editor.select(0);
    await page.locator('.block-editor-block-contextual-toolbar button ::-p-text(Preview)').click();
    const canvas = await editor.canvas();
    const handle = await canvas.waitForSelector('iframe.sq-blocks-preview');
    const frame = await handle!.contentFrame();
    await frame.waitForSelector('sq-gallery:state(ready)');
    assert.ok(await frame.$('body[inert] sq-gallery[design="slideshow"][loop]:not([autoplay])'));
    assert.equal(await frame.$('script:not([src], #sq-context), [onerror]'), null);
    assert.deepEqual(
      asked.filter((url) => !url.startsWith(site.address) || url.includes('/api/')),
      [],
    );
    await canvas.waitForFunction((element) => element.clientHeight > 200, {}, handle!);
  });
});

describe('a block of WordPress', () => {
  it('becomes one of the kit, and the other way round', async () => {
    const editor = editors['admin']!;
    await editor.open();
    const images = imageBlocks([{ id: 7, url: '/a.png' }]);
    const gallery = await editor.transform(
      ['core/gallery', { columns: 2, linkTo: 'media', caption: 'All' }, images],
      'sq-blocks/gallery',
    );
    assert.match(gallery!, /<sq-gallery design="grid" slides-per-row="2" lightbox=""><!-- wp:image {"id":7/);
    assert.match(gallery!, /<p>All<\/p>/);
    const back = await editor.transform(
      ['sq-blocks/gallery', { 'slides-per-row': '2', lightbox: '' }, images],
      'core/gallery',
    );
    assert.match(back!, /<!-- wp:gallery {"columns":2,"linkTo":"media"} -->[^]*class="wp-image-7"/);
    assert.match((await editor.transform(images[0]!, 'sq-blocks/image'))!, /<sq-image><!-- wp:image {"id":7/);
    assert.match((await editor.transform(['sq-blocks/image', {}, images], 'core/image'))!, /^<!-- wp:image {"id":7/);
    const film = { url: 'https://youtu.be/abcdefghijk', providerNameSlug: 'youtube', caption: 'A <b>film</b>' };
    assert.match(
      (await editor.transform(['core/embed', film], 'sq-blocks/video'))!,
      /<sq-video src="https:\/\/youtu\.be\/abcdefghijk" heading="A film"><!-- wp:paragraph -->\n<p><a href="https:\/\/youtu\.be\/abcdefghijk">A film<\/a>/,
    );
    assert.equal(await editor.transform(['core/embed', film], 'sq-blocks/embed'), undefined);
    assert.match(
      (await editor.transform(['sq-blocks/video', { src: film.url }], 'core/embed'))!,
      /<!-- wp:embed {"url":"https:\/\/youtu/,
    );
    assert.match(
      (await editor.transform(['core/video', { src: '/a.mp4' }], 'sq-blocks/video'))!,
      /<sq-video><!-- wp:video -->[^]*src="\/a\.mp4"/,
    );
  });

  it('keeps a block of HTML that is in it', async () => {
    const editor = editors['admin']!;
    await editor.open();
    const inside = '<!-- wp:html -->\n<b>Anne\'s "bowl"</b>\n<!-- /wp:html -->';
    const gallery = await editor.transform(
      `<!-- wp:gallery --><figure class="wp-block-gallery">${inside}</figure><!-- /wp:gallery -->`,
      'sq-blocks/gallery',
    );
    assert.ok(gallery!.includes(inside), gallery);
    // There was no caption.
    assert.doesNotMatch(gallery!, /wp:paragraph/);
  });
});
