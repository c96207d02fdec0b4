import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { blockExamples } from '@sq-blocks/test-helpers/block-examples';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { OWNERS_ONLY_TAGS } from '../../../shared/platform/html/owners-only.js';
import { elementsOf, scriptsIn } from './support/read-html.js';
import { startWordPress, type WordPress } from './support/wordpress.js';
import { signIn } from './support/editor.js';

/** What an author may not write: fields of forms, data for scripts, content that is not shown, scripts and HTML of others, and what asks for the whole site. */
const FOR_TRUSTED = new RegExp(
  `<(form|input|select|script|template|${OWNERS_ONLY_TAGS.join('|')})\\b|\\sautofocus|<sq-reservation [^>]*src=|\\sdata-html=`,
);

/** HTML that an author writes by hand, and that editors and filters have changed elsewhere. */
const BY_HAND: Readonly<Record<string, string>> = {
  'lines between slides':
    '<sq-gallery design="grid">\n\n<img src="/a.png" alt="A &quot;bowl&quot;">\n\nTwo -- "lines"\n<br>\n</sq-gallery>',
  'text around it': 'Before "it"\n\n<sq-gallery design="grid"><img src="/a.png" alt=""></sq-gallery>\n\nAfter',
  'a block in a block':
    '<sq-popup id="x"><h2>Say "hi"</h2>\n<sq-gallery><img src="/a.png" alt=""></sq-gallery>\n</sq-popup>',
  'JSON in quotes': `<sq-marquee marquee-items='[{"text":"It\\u2019s \\"new\\"","linkTo":"/a?b=1"}]'>New</sq-marquee>`,
  'two of a kind':
    '<sq-lightbox group="a"><a href="/a.png">A</a></sq-lightbox>\n<sq-lightbox group="a"><a href="/b.png">B</a></sq-lightbox>',
  'several files of a picture':
    '<sq-gallery><picture><source srcset="/a.webp 1x, /b.webp 2x" type="image/webp"><img src="/a.png" alt="" srcset="/b.png 2x"></picture></sq-gallery>',
  'no content': '<sq-gallery\n  design="slideshow"\n  autoplay></sq-gallery>',
};

let site: WordPress;
let browser: Browser | undefined;
/** Opened for the first test that needs it. */
const newPage = async () => (browser ??= await openChromium()).newPage();
before(async () => {
  site = await startWordPress();
});
after(async () => {
  await browser?.close();
  await site?.close();
});

/** Saves posts as this person, and gives back what was saved. */
const save = (login: string, posts: Readonly<Record<string, string>>) =>
  site.php<Record<string, { id: number; html: string }>>(
    `wp_set_current_user( get_user_by( 'login', $input['login'] )->ID );
    $saved = array();
    foreach ( $input['posts'] as $title => $html ) {
      $status = current_user_can( 'publish_posts' ) ? 'publish' : 'pending';
      $id = wp_insert_post( wp_slash( array( 'post_title' => $title, 'post_content' => $html, 'post_status' => $status ) ) );
      $saved[ $title ] = array( 'id' => $id, 'html' => get_post( $id )->post_content );
    }
    return $saved;`,
    { login, posts },
  );

const switchTheme = (name: 'classic' | 'twentytwentythree') => site.php('switch_theme( $input );', name);
const pageOf = async (id: number) => (await fetch(`${site.address}?p=${id}`)).text();
const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
/** Elements with JSON as it is read: KSES writes its quotes, and spaces in it, in other ways. */
const withReadJson = (html: string) =>
  elementsOf(html).map(({ tag, attributes }) => ({
    tag,
    attributes: Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, readJson(value)])),
  }));
const blocksIn = (html: string) => elementsOf(html).filter(({ tag }) => tag.startsWith('sq-'));
/** WordPress adds these to images, in blocks as well. */
const withoutLoading = (html: string) =>
  html.replaceAll(/ (decoding="async"|loading="lazy"|fetchpriority="high")/g, '');

/** WordPress receives a form without an action of its own. */
const withoutReceiving = (html: string) =>
  html.replaceAll(/(<form[^>]*?) action="[^"]*"/g, '$1').replaceAll(/<input type="text" name="_gotcha"[^>]*>/g, '');

describe('a post with blocks', () => {
  const posts = { ...blockExamples, ...BY_HAND };

  it('is saved as an administrator has written it', () => {
    for (const [title, { html }] of Object.entries(save('admin', posts)))
      assert.equal(html, posts[title]!.trim(), title);
  });

  for (const login of ['author', 'contributor'])
    it(`is saved as ${login === 'author' ? 'an author' : 'a contributor'} has written it, but for what only others may write`, () => {
      const saved = save(login, posts);
      for (const [title, { html }] of Object.entries(saved)) {
        const written = posts[title]!;
        if (FOR_TRUSTED.test(written)) {
          assert.deepEqual(
            blocksIn(html).map(({ tag }) => tag),
            blocksIn(written.replaceAll(/<template>|<\/template>/g, ''))
              .map(({ tag }) => tag)
              .filter((tag) => !OWNERS_ONLY_TAGS.includes(tag)),
            title,
          );
        } else assert.deepEqual(withReadJson(html), withReadJson(written), title);
        assert.deepEqual(scriptsIn(html), [], title);
      }
      assert.equal(saved['text around it']!.html, BY_HAND['text around it']);
    });

  for (const theme of ['classic', 'twentytwentythree'] as const)
    it(`is shown with its blocks untouched, in the theme ${theme}`, async () => {
      switchTheme(theme);
      const saved = save('admin', posts);
      for (const title of [
        ...Object.keys(BY_HAND),
        'gallery-grid',
        'accordion',
        'form',
        'product-options',
        'tooltip',
        'popup',
      ]) {
        const page = withoutReceiving(withoutLoading(await pageOf(saved[title]!.id)));
        const { length } = blocksIn(posts[title]!);
        assert.ok(length > 0, title);
        for (const [block] of posts[title]!.matchAll(/<(sq-[\w-]+)[^]*?<\/\1>/g))
          assert.ok(page.includes(withoutReceiving(block)), `${title}\n${page}`);
        assert.doesNotMatch(page, /<p>\s*<sq-(?!price|tooltip)|data-sq-taken-out/, title);
      }
    });

  it('keeps a block in its sentence', async () => {
    switchTheme('classic');
    const sentence = 'It costs <sq-price amount="2800" currency="EUR">€28</sq-price> today.\n\nAnd "more".';
    const page = await pageOf(save('author', { sentence })['sentence']!.id);
    assert.match(
      page,
      /<p>It costs <sq-price amount="2800" currency="EUR">€28<\/sq-price> today\.<\/p>\s*<p>And &#8220;more&#8221;/,
    );
  });

  it('is left alone where a tag is not closed, or stands in a comment, an attribute or a sample', async () => {
    const html =
      '<!-- <sq-gallery> --><pre>&lt;sq-form&gt; <b title="<sq-map>">x</b></pre>\n\nOne\n\nTwo <sq-video src="/a.mp4">';
    const page = await pageOf(save('admin', { html })['html']!.id);
    assert.match(page, /<p>One<\/p>\s*<p>Two <sq-video src="\/a\.mp4"><\/p>/);
  });
});

describe('what an author writes', () => {
  const ADDRESSES = [
    'javascript:x',
    'JaVaScRiPt:x',
    '&#106;avascript:x',
    '&#x6A;avascript&colon;x',
    'java&#9;script:x',
    ' &#1;javascript:x',
    'vbscript:x',
  ];
  const names = () =>
    site.php<{ addresses: string[]; attributes: Record<string, Record<string, unknown>> }>('return sq_blocks_tags();');

  it('never becomes a script', async () => {
    const { addresses, attributes } = names();
    const hostile: Record<string, string> = {
      handlers: '<sq-gallery onclick="x" onload=x ONERROR="x"><img src=x onerror="x"></sq-gallery>',
      scripts: '<sq-form post-submit-html="<script>x</script>" post-submit-scripts><script>x</script></sq-form>',
      frames:
        '<sq-embed src="/a" sandbox="allow-same-origin allow-scripts" srcdoc="<script>x</script>"><iframe src="javascript:x"></iframe></sq-embed>',
      'scripts of others':
        '<sq-reservation variant="themed" src="https://a.example/x.js">a</sq-reservation><sq-comment-count src="https://a.example/x.js">a</sq-comment-count>',
      'all at once': `<sq-form data-block-json='{"postSubmitHtml":"<script>x</script>"}'></sq-form>`,
      'a quote that ends': `<sq-gallery label='"><script>x</script>'></sq-gallery>`,
      'letters in JSON': `<sq-marquee marquee-items='[{"text":"a","linkTo":"\\u006aavascript:x"},{"linkTo":"java\\nscript:x"}]'></sq-marquee>`,
    };
    for (const [tag, kinds] of Object.entries(attributes))
      for (const [name, kind] of Object.entries(kinds))
        for (const [index, address] of ADDRESSES.entries()) {
          const value = addresses.includes(name)
            ? address
            : kind === 'json'
              ? `[{&quot;a&quot;:&quot;${address}&quot;}]`
              : '';
          if (value) hostile[`${tag} ${name} ${index}`] = `<${tag} ${name}="${value}"></${tag}>`;
        }
    for (const [title, { html }] of Object.entries(save('author', hostile))) {
      assert.deepEqual(scriptsIn(html), [], title);
      assert.doesNotMatch(JSON.stringify(elementsOf(html)), /x\.js|allow-same-origin/, title);
    }
  });

  it('has only the values that a choice has', () => {
    const { html } = save('author', {
      html: '<sq-gallery design="Carousel" arrows="x" meta-position="TOP"></sq-gallery>',
    })['html']!;
    assert.equal(html, '<sq-gallery design="Carousel" meta-position="TOP"></sq-gallery>');
  });

  it('cannot have blocks in a comment', () => {
    assert.doesNotMatch(
      site.php<string>(`return wp_kses( '<sq-gallery>a</sq-gallery>', 'pre_comment_content' );`),
      /<sq-/,
    );
  });
});

describe('the kit', () => {
  const gallery =
    '<sq-gallery design="grid" label="Work"><img src="/wp-includes/images/w-logo-blue.png" alt="W" width="80" height="80"></sq-gallery>';

  for (const theme of ['classic', 'twentytwentythree'] as const) {
    it(`is not loaded by a page without a block, in the theme ${theme}`, async () => {
      switchTheme(theme);
      const page = await pageOf(save('admin', { plain: 'Only &lt;sq-gallery&gt; in words' })['plain']!.id);
      assert.match(page, /in words/);
      assert.doesNotMatch(page, /sq-blocks|sq-context/);
    });

    it(`is loaded once in the head of a page with a block, and the gallery is ready, in the theme ${theme}`, async () => {
      switchTheme(theme);
      const { id } = save('author', { gallery })['gallery']!;
      const head = (await pageOf(id)).split('</head>')[0]!;
      for (const tag of [
        /<link [^>]*sq-blocks\.css/g,
        /<script (?=[^>]*type="module")[^>]*sq-blocks\.js/g,
        /id="sq-context"/g,
      ])
        assert.equal(head.match(tag)?.length, 1, String(tag));
      const page = await newPage();
      const lines = listenTo(page);
      await page.goto(`${site.address}?p=${id}`);
      await page.waitForSelector('sq-gallery:state(ready)');
      assert.deepEqual(lines, []);
      await page.close();
    });
  }

  it('is loaded for a wrapper, a widget, a reusable block, and where a theme asks for it', async () => {
    switchTheme('classic');
    const isLoaded = async (html: string) =>
      /<link [^>]*sq-blocks\.css[^]*<\/head>/.test(await pageOf(save('admin', { html })['html']!.id));
    assert.ok(await isLoaded('<div class="a sq-block sq-gallery"><img src="/a.png" alt=""></div>'));
    const block = site.php<number>(
      `return wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_content' => $input ) );`,
      gallery,
    );
    assert.ok(await isLoaded(`<!-- wp:block {"ref":${block}} /-->`));
    assert.ok(!(await isLoaded('Nothing')));
    site.php(
      `update_option( 'widget_block', array( 2 => array( 'content' => $input ), '_multiwidget' => 1 ) ); wp_set_sidebars_widgets( array( 'side' => array( 'block-2' ) ) );`,
      gallery,
    );
    assert.ok(await isLoaded('Nothing'));
    site.php(`wp_set_sidebars_widgets( array( 'side' => array(), 'wp_inactive_widgets' => array( 'block-2' ) ) );`);
    assert.ok(!(await isLoaded('Nothing')));
    site.php(
      `file_put_contents( WPMU_PLUGIN_DIR . '/load.php', "<?php add_filter( 'sq_blocks_load', '__return_true' );" );`,
    );
    assert.ok(await isLoaded('Nothing'));
    site.php(`unlink( WPMU_PLUGIN_DIR . '/load.php' );`);
  });
});

describe('a file of the plugin or the theme', () => {
  it('prints nothing where it is asked for by its own address', async () => {
    for (const folder of ['plugins/sq-blocks', 'themes/sq-portfolio']) {
      const files = site.php<string[]>(
        `$files = new RegexIterator( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( WP_CONTENT_DIR . "/$input" ) ), '/\\.php$/' );
        return array_map( function ( $file ) { return substr( $file, strlen( ABSPATH ) ); }, array_keys( iterator_to_array( $files ) ) );`,
        folder,
      );
      assert.ok(files.length > 10, folder);
      for (const file of files) {
        const response = await fetch(site.address + file);
        assert.deepEqual([response.status, await response.text()], [200, ''], file);
      }
    }
  });
});

describe('[sq_gallery]', () => {
  it('prints images of the media library', async () => {
    switchTheme('classic');
    const ids = site.php<number[]>(`
      require_once ABSPATH . 'wp-admin/includes/image.php';
      $ids = array();
      foreach ( array( 'Bowl', 'Jug' ) as $name ) {
        $image = imagecreatetruecolor( 1600, 1200 );
        $file = wp_upload_bits( "$name.png", null, '' )['file'];
        imagepng( $image, $file );
        $id = wp_insert_attachment( array( 'post_title' => $name, 'post_mime_type' => 'image/png', 'post_excerpt' => "A <b>$name</b>" . '<script>x</script>' ), $file );
        wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
        update_post_meta( $id, '_wp_attachment_image_alt', $name . ' "seen" from above' );
        $ids[] = $id;
      }
      return $ids;`);
    const written = `[sq_gallery ids="${ids.join()},9999" design="carousel" slides-per-row=2 lightbox onclick="x" label='"><script>x</script>']`;
    const page = await pageOf(save('author', { written })['written']!.id);
    const [block = ''] = /<sq-gallery[^]*<\/sq-gallery>/.exec(page) ?? [];
    assert.deepEqual(scriptsIn(block), []);
    const [host, ...inside] = elementsOf(block);
    assert.equal(host!.attributes['design'], 'carousel');
    assert.equal(host!.attributes['slides-per-row'], '2');
    assert.equal(host!.attributes['lightbox'], '');
    assert.equal(host!.attributes['onclick'], undefined);
    assert.deepEqual(
      inside.map(({ tag }) => tag),
      ['figure', 'a', 'img', 'figcaption', 'b', 'figure', 'a', 'img', 'figcaption', 'b'],
    );
    const { attributes } = inside[2]!;
    assert.equal(attributes['alt'], 'Bowl "seen" from above');
    assert.match(attributes['srcset']!, /Bowl.*1536w/);
    assert.match(attributes['sizes']!, /vw/);
    assert.match(inside[1]!.attributes['href']!, /\/Bowl\.png$/);
    assert.doesNotMatch(page, /<p>\s*<sq-gallery/);
    assert.match(page.split('</head>')[0]!, /sq-blocks\.css/);
  });
});

describe('the classic editor', () => {
  it('keeps the blocks in its visual view', async () => {
    site.php(
      `file_put_contents( WPMU_PLUGIN_DIR . '/classic.php', "<?php add_filter( 'use_block_editor_for_post', '__return_false' );" );`,
    );
    const html = `<sq-gallery design="grid" label="Our work"><figure><img src="/a.png" alt="A"><figcaption>One</figcaption></figure></sq-gallery>\n\nIt costs <sq-price amount="28">28</sq-price> today.`;
    const { id } = save('author', { html })['html']!;
    const page = await newPage();
    await signIn(page, site.address, 'author');
    await page.goto(`${site.address}wp-admin/post.php?post=${id}&action=edit`);
    const content = await page.waitForFunction(() => {
      const { tinymce } = window as unknown as {
        tinymce?: { get(id: string): { initialized: boolean; getContent(): string } | null };
      };
      const editor = tinymce?.get('content');
      return editor?.initialized && editor.getContent();
    });
    const visual = String(await content.jsonValue());
    assert.deepEqual(blocksIn(visual), blocksIn(html), visual);
    await Promise.all([page.waitForNavigation(), page.$eval('#publish', (button) => (button as HTMLElement).click())]);
    const saved = site.php<string>('return get_post( $input )->post_content;', id);
    assert.deepEqual(elementsOf(saved), elementsOf(html), saved);
    assert.match(saved, /^<sq-gallery /);
    await page.close();
  });
});
