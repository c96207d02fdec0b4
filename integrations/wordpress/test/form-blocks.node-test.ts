import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { allBlocks, Editor, prepareEditor } from './support/editor.js';
import { formsIn, startForms, type Forms } from './support/forms.js';
import { scriptsIn } from './support/read-html.js';
import type { WordPress } from './support/wordpress.js';

let site: WordPress;
let forms: Forms;
before(async () => ({ site, forms } = await startForms()));
after(() => site?.close());
beforeEach(() => forms.clear());

type Attributes = Readonly<Record<string, unknown>>;
/** A block as the editor saves it. */
const field = (attributes: Attributes) =>
  `<!-- wp:sq-blocks/form-field ${JSON.stringify(attributes)
    .replaceAll('--', String.raw`\u002d\u002d`)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)} /-->`;
const form = (inside: string, { tag = 'form', own = '', more = '' } = {}) =>
  `<!-- wp:sq-blocks/${tag} ${more}-->\n<sq-${tag}${own}>${inside}</sq-${tag}>\n<!-- /wp:sq-blocks/${tag} -->`;
const NAME = field({ label: 'Name', required: true });

/** The form on the page of a post, without what the plugin adds at its end. */
async function formOn(id: number) {
  const html = await forms.pageOf(id);
  const [markup = ''] = /<sq-(form|newsletter)[^]*<\/sq-\1>/.exec(html) ?? [];
  return { html, markup, action: formsIn(markup)[0]?.attributes['action'] };
}
const published = (html: string, login = 'author') => formOn(forms.publish(html, login));

describe('a form of blocks', () => {
  it('is printed and received, by an author', async () => {
    const { html, markup, action } = await published(
      form(
        [
          '<!-- wp:paragraph --><p>We answer soon.</p><!-- /wp:paragraph -->',
          field({ name: 'name', label: 'Your name', required: true }),
          field({
            label: 'E-Mail',
            kind: 'email',
            required: true,
            hint: 'For our answer',
            placeholder: 'you@example.com',
          }),
          field({ label: 'Glaze & colour', kind: 'select', choices: 'Celadon\n\n  Ash, white  \nCeladon' }),
          field({ label: 'Days', kind: 'checkbox', choices: 'Mon\nTue', required: true }),
          field({ label: 'Size', kind: 'radio', choices: 'S\nL', hint: 'L is 30 cm' }),
          field({ label: 'You may call me', kind: 'checkbox' }),
          field({ label: 'Message', kind: 'textarea', required: true }),
        ].join(''),
        { own: ' submit-button-text="Ask &amp; see" post-submit-message="Merci"' },
      ),
    );
    assert.match(html, /<link [^>]*sq-blocks\.css[^]*<\/head>/);
    assert.match(markup, /<sq-form[^>]*><form[^>]* class="sq-fields"[^>]*><p[^>]*>We answer soon\.<\/p>/);
    assert.match(
      markup,
      /<label for="([^"]+)">Your name<\/label> <input type="text" id="\1" name="name" required autocomplete="name">/,
    );
    assert.match(
      markup,
      /<label for="([^"]+)">E-Mail<\/label> <p class="sq-hint" id="\1-hint">For our answer<\/p> <input type="email" id="\1" name="e-mail" required aria-describedby="\1-hint" placeholder="you@example.com" autocomplete="email">/,
    );
    assert.match(
      markup,
      /Glaze &amp; colour <span class="sq-optional">\(optional\)<\/span><\/label> <select id="[^"]+" name="glaze-colour"><option value="">Please choose<\/option><option value="Celadon">Celadon<\/option><option value="Ash, white">Ash, white<\/option><\/select>/,
    );
    assert.match(markup, /<fieldset class="sq-field" data-sq-required><legend>Days<\/legend><label/);
    assert.match(
      markup,
      /<fieldset class="sq-field" aria-describedby="([^"]+)"><legend>Size[^]*?<p class="sq-hint" id="\1">L is/,
    );
    assert.match(markup, /<label class="sq-choice"><input type="checkbox" name="you-may-call-me" value="✓">/);
    assert.match(markup, /<button class="sq-submit">Ask &amp; see<\/button>/);
    assert.doesNotMatch(markup, /wp:sq-blocks|data-sq-options|<br/);
    assert.deepEqual(Object.keys((await forms.send(action!, {})).json.errors!).sort(), [
      'days',
      'e-mail',
      'message',
      'name',
    ]);
    const typed = { name: 'Zoë', 'e-mail': 'zoe@example.com', days: ['Mon', 'Tue'], size: 'L', message: 'Grüße' };
    assert.deepEqual((await forms.send(action!, typed)).json, { ok: true });
    assert.deepEqual(forms.submissions()[0]!.answers, { ...typed, days: 'Mon, Tue' });
  });

  it('has names of its own in each form, whatever the labels are', async () => {
    const { markup } = await published(
      form(
        [
          field({ label: 'お名前' }),
          field({ label: '' }),
          field({ label: '', kind: 'email' }),
          field({ label: 'Email' }),
        ].join(''),
      ) + form(field({ label: 'Email', kind: 'nothing' })),
    );
    const named = formsIn(markup).map(({ names }) => names.filter((name) => !name.startsWith('_')));
    assert.deepEqual(named, [['field-1', 'text', 'email', 'email-2'], ['email']]);
  });

  it('has fields in columns, and may be copied', async () => {
    const columns = (inside: string) =>
      `<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column">${inside}</div><!-- /wp:column --></div><!-- /wp:columns -->`;
    const named = field({ name: 'name', label: 'Name', required: true });
    const one = form(columns(named + named), { own: ' form-id="ask"' });
    const { html } = await published(columns(one + one));
    const found = formsIn(html).filter(({ names }) => names.includes('name-2'));
    assert.deepEqual(
      found.map(({ attributes, names }) => [attributes['action']!.split('/').at(-1), names.slice(0, 2)]),
      [
        ['ask', ['name', 'name-2']],
        ['ask-2', ['name', 'name-2']],
      ],
    );
    for (const { attributes } of found)
      assert.deepEqual((await forms.send(attributes['action']!, { name: 'a', 'name-2': 'b' })).json, { ok: true });
    assert.deepEqual(
      forms.submissions().map(({ answers }) => answers),
      [
        { name: 'a', 'name-2': 'b' },
        { name: 'a', 'name-2': 'b' },
      ],
    );
  });

  it('asks for a text where there is nothing to choose from', async () => {
    const { markup } = await published(form(field({ label: 'Glaze', kind: 'select', choices: ' \n' })));
    assert.match(markup, /<input type="text"[^>]* name="glaze">/);
  });

  it('is left as it is where somebody has written one as HTML, or where it has no fields', async () => {
    const own = '<!-- wp:html -->\n<form class="mine"><input name="a"></form>\n<!-- /wp:html -->';
    assert.equal((await published(form(own + NAME), 'admin')).markup.match(/<form/g)!.length, 1);
    assert.doesNotMatch((await published(form('<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->'))).markup, /<form/);
  });

  it('has no field outside of a form', async () => {
    assert.doesNotMatch(
      await forms.pageOf(forms.publish(`${NAME}<p>After</p>${form(NAME)}${NAME}`)),
      /name="name"[^]*name="name"/,
    );
  });

  it('has ids of its own for each post of a list, in a template', async () => {
    site.php(`switch_theme( 'twentytwentythree' );`);
    for (const title of ['Bowl', 'Jug', 'Plate']) forms.publish(`<p>${title}</p>`);
    const inside = form(NAME + field({ label: 'Days', kind: 'checkbox', choices: 'Mon\nTue', hint: 'One or two' }));
    const list = `<!-- wp:query {"query":{"perPage":3,"postType":"post"}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /-->${inside}<!-- /wp:post-template --></div><!-- /wp:query -->`;
    site.php(
      `wp_set_current_user( 1 );
      $id = wp_insert_post( wp_slash( array( 'post_type' => 'wp_template', 'post_name' => 'home', 'post_title' => 'Home', 'post_status' => 'publish', 'post_content' => $input ) ) );
      wp_set_object_terms( $id, 'twentytwentythree', 'wp_theme' );`,
      list,
    );
    const html = await (await fetch(site.address)).text();
    const found = formsIn(html);
    assert.equal(found.length, 3);
    const ids = [...html.matchAll(/ id="(sq-field-[^"]*)"/g)].map(([, id]) => id);
    assert.ok(ids.length >= 6);
    assert.equal(new Set(ids).size, ids.length, ids.join(', '));
    for (const [, id] of html.matchAll(/ (?:for|aria-describedby)="(sq-field-[^"]*)"/g))
      assert.ok(ids.includes(id), id);
    assert.deepEqual((await forms.send(found[2]!.attributes['action']!, { name: 'Zoë' })).json, { ok: true });
    site.php(`switch_theme( 'classic' );`);
  });

  it('never becomes a script', async () => {
    const evil = `"><script>x</script><img src=x onerror=x>' onfocus='x`;
    const all = Object.fromEntries(['label', 'hint', 'placeholder', 'name', 'choices'].map((name) => [name, evil]));
    const kinds = ['text', 'textarea', 'select', 'radio', 'checkbox', 'file', evil];
    for (const login of ['author', 'admin']) {
      const { markup } = await published(
        form(
          kinds.map((kind) => field({ ...all, kind })).join('') + field({ label: { a: 1 }, choices: [evil], kind: 7 }),
        ),
        login,
      );
      assert.deepEqual(scriptsIn(markup), []);
      assert.equal(markup.match(/class="sq-field"/g)!.length, kinds.length + 1);
    }
  });

  it('is a sign-up for a newsletter as well', async () => {
    const { markup, action } = await published(form(field({ label: 'Email', kind: 'email' }), { tag: 'newsletter' }));
    assert.match(
      markup,
      /<sq-newsletter><form[^>]*>[^]*<button class="sq-submit">Sign up<\/button>[^]*<\/form><\/sq-newsletter>/,
    );
    assert.deepEqual((await forms.send(action!, { email: 'a@example.com' })).json, { ok: true });
  });

  it('is sent by mail to whom an editor has named, with a subject; an author cannot name others', async () => {
    const more = '{"mailTo":"shop@pots.example","mailSubject":"A question"} ';
    for (const [login, to] of [
      ['editor', 'shop@pots.example'],
      ['author', 'admin@example.com'],
    ] as const) {
      const { markup, action } = await published(form(NAME, { more }), login);
      assert.doesNotMatch(markup, /pots\.example/);
      await forms.send(action!, { name: 'x' });
      const [mail] = forms.mails();
      assert.deepEqual(mail!.to, [to]);
      assert.match(mail!.text, /^Subject: A question\r?$/m);
    }
  });

  it('is received from a reusable block, a widget and a template', async () => {
    const block = forms.publish(form(NAME), 'admin', { post_type: 'wp_block' });
    const { action } = await published(`<!-- wp:block {"ref":${block}} /-->`);
    assert.deepEqual((await forms.send(action!, { name: 'block' })).json, { ok: true });
    site.php(`switch_theme( 'twentytwentythree' );`);
    try {
      site.php(
        `wp_set_current_user( 1 );
        $id = wp_insert_post( wp_slash( array( 'post_type' => 'wp_template', 'post_name' => 'search', 'post_title' => 'x', 'post_content' => $input, 'post_status' => 'publish' ) ) );
        wp_set_object_terms( $id, 'twentytwentythree', 'wp_theme' );`,
        `<!-- wp:group --><div class="wp-block-group">${form(NAME)}</div><!-- /wp:group -->`,
      );
      const [found] = formsIn(await (await fetch(`${site.address}?s=nothing`)).text()).filter(({ names }) =>
        names.includes('name'),
      );
      assert.match(found!.attributes['action']!, /template-search/);
      assert.deepEqual((await forms.send(found!.attributes['action']!, { name: 'template' })).json, { ok: true });
    } finally {
      site.php(`switch_theme( 'classic' );`);
    }
    site.php(
      `update_option( 'widget_block', array( 2 => array( 'content' => $input ), '_multiwidget' => 1 ) );
      wp_set_sidebars_widgets( array( 'side' => array( 'block-2' ) ) );`,
      form(NAME),
    );
    const [widget] = formsIn(await (await fetch(`${site.address}?s=nothing`)).text()).filter(({ names }) =>
      names.includes('name'),
    );
    assert.deepEqual((await forms.send(widget!.attributes['action']!, { name: 'widget' })).json, { ok: true });
    assert.deepEqual(
      forms.submissions().map(({ answers }) => answers['name']),
      ['block', 'template', 'widget'],
    );
  });
});

describe('in the block editor', () => {
  let browser: Browser;
  before(async () => {
    prepareEditor(site);
    site.php(`switch_theme( 'twentytwentythree' );`);
    browser = await openChromium();
  });
  after(async () => {
    await browser?.close();
    site.php(`switch_theme( 'classic' );`);
  });

  it('an author finds the form, adds a field, and publishes what visitors can send', async () => {
    const editor = await Editor.signIn(browser, site, 'author');
    const { page } = editor;
    await editor.open();
    const toggle = '.edit-post-header-toolbar__inserter-toggle, .editor-document-tools__inserter-toggle';
    await page.locator(toggle).click();
    await page.locator('.block-editor-inserter__search input').fill('contact form');
    await page.locator('.editor-block-list-item-sq-blocks-form').click();
    await page.locator(toggle).click();
    const canvas = await editor.canvas();
    const labels = '[data-type="sq-blocks/form-field"] [aria-label="Label"]';
    await canvas.waitForFunction((all) => document.querySelectorAll(all).length === 3, {}, labels);
    assert.deepEqual(await canvas.$$eval(labels, (all) => all.map(({ textContent }) => textContent)), [
      'Name',
      'Email',
      'Message',
    ]);
    // Enter in a label begins the next field.
    await (await canvas.$$(labels))[1]!.click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await canvas.waitForFunction((all) => document.querySelectorAll(all)[2] === document.activeElement, {}, labels);
    await page.keyboard.type('Clay & <glaze>');
    const inspector = '.block-editor-block-inspector';
    await page.locator(`${inspector} select`).fill('select');
    await page.locator(`${inspector} textarea`).fill('Celadon\nAsh');
    await page.locator(`${inspector} .components-toggle-control ::-p-text(Required)`).click();
    await canvas.locator('[aria-label="Text of the button"]').click();
    await page.keyboard.down('Control');
    await page.keyboard.press('a');
    await page.keyboard.up('Control');
    await page.keyboard.type('Ask us');
    // Who gets the mail is no attribute of the tag.
    await editor.select((await editor.blocks()).findIndex(({ name }) => name === 'sq-blocks/form'));
    await page.locator(`${inspector} .components-panel__body-toggle ::-p-text(Mail)`).click();
    const label = await page.waitForSelector(`${inspector} .components-panel__body.is-opened label ::-p-text(To)`);
    await page.locator(`#${await label!.evaluate((each) => each.closest('label')!.htmlFor)}`).fill('author');
    const { id, html } = await editor.save('A contact form');
    assert.match(html, /<!-- wp:sq-blocks\/form {"mailTo":"author"} -->/);
    assert.match(html, /<sq-form submit-button-text="Ask us">/);
    assert.deepEqual(editor.lines(), []);
    const { markup, action } = await formOn(id);
    assert.match(
      markup,
      /Clay &amp; &lt;glaze&gt;<\/label> <select id="[^"]+" name="clay" required>[^]*<option value="Ash">Ash</,
    );
    assert.deepEqual((await forms.send(action!, { name: 'a', email: 'a@b.example', clay: 'Ash', message: 'm' })).json, {
      ok: true,
    });
    await editor.open(id);
    const blocks = allBlocks(await editor.blocks());
    assert.deepEqual(
      blocks.filter(({ isValid }) => !isValid).map(({ name }) => name),
      [],
    );
    const again = await editor.canvas();
    await again.waitForSelector(labels);
    assert.deepEqual(await again.$$eval(labels, (all) => all.map(({ textContent }) => textContent)), [
      'Name',
      'Email',
      'Clay & <glaze>',
      'Message',
    ]);
    await editor.context.close();
  });
});
