import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { formsIn, startForms, type Forms } from './support/forms.js';
import type { WordPress } from './support/wordpress.js';

const NEWSLETTER =
  '<sq-newsletter><form>\n<input type="email" name="email" required>\n\n<button>Join</button></form></sq-newsletter>';
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let site: WordPress;
let forms: Forms;
before(async () => ({ site, forms } = await startForms()));
after(() => site?.close());
beforeEach(() => forms.clear());

/** The forms of a page, without those of a comment or a search. */
const formsAt = async (query: string) => {
  const page = await (await fetch(`${site.address}${query}`)).text();
  return formsIn(page).filter(({ attributes }) => /sq-blocks\/v1/.test(attributes['action'] ?? ''));
};
const actionsAt = async (query: string) => (await formsAt(query)).map(({ attributes }) => attributes['action']!);
const nameOf = (action: string) => /forms\/(.*)$/.exec(action)![1]!;
const reusable = (content: string, login = 'admin') => forms.publish(content, login, { post_type: 'wp_block' });

describe('a form in a widget', () => {
  interface Widgets {
    readonly text?: readonly object[];
    readonly custom_html?: readonly object[];
    readonly block?: readonly object[];
  }
  /** Fills the sidebar; each widget of a kind has the number of its place, from 2. */
  const fill = (widgets: Widgets, away: readonly string[] = []) =>
    site.php(
      `$ids = array();
      foreach ( $input['widgets'] as $kind => $all ) {
        $settings = array( '_multiwidget' => 1 );
        foreach ( $all as $at => $each ) { $settings[ $at + 2 ] = $each; $ids[] = $kind . '-' . ( $at + 2 ); }
        update_option( "widget_$kind", $settings );
      }
      update_option( 'sidebars_widgets', array( 'wp_inactive_widgets' => array_values( array_intersect( $ids, $input['away'] ) ), 'side' => array_values( array_diff( $ids, $input['away'] ) ), 'array_version' => 3 ) );`,
      { widgets, away },
    );
  const ALL: Widgets = {
    text: [{ title: 'Write', text: '[sq_form fields="A*\nMore"]', filter: true, visual: true }],
    custom_html: [{ title: '', content: NEWSLETTER }],
  };

  it('is received from every page: of a text, of HTML, of blocks and of a reusable block', async () => {
    const block = reusable(`<!-- wp:html -->\n${NEWSLETTER}\n<!-- /wp:html -->`);
    fill({
      ...ALL,
      block: [
        { content: '<!-- wp:shortcode -->\n[sq_form fields="B*\n\nMore" form-id="side"]\n<!-- /wp:shortcode -->' },
        { content: `<!-- wp:block {"ref":${block}} /-->` },
      ],
    });
    const post = forms.publish('[sq_form fields="Own*"]');
    const names = ['widget-text-2/1', 'widget-custom_html-2/1', 'widget-block-2/side', 'widget-block-3/1'];
    assert.deepEqual((await actionsAt(`?p=${post}`)).map(nameOf), [`${post}/1`, ...names]);
    assert.deepEqual((await actionsAt('?s=nothing')).map(nameOf), names);
    const page = await forms.pageOf(post);
    assert.doesNotMatch(page, /<p>\s*<(sq-)?form|<sq-form[^>]*><\/p>|\[sq_form/);
    for (const action of await actionsAt(`?p=${post}`)) {
      const sent = { a: '1', b: '2', own: '3', email: 'a@example.com' };
      assert.deepEqual((await forms.send(action, sent)).json, { ok: true }, action);
      assert.equal((await forms.send(action, {})).status, 400, action);
    }
    assert.deepEqual(
      forms.submissions().map(({ answers }) => Object.values(answers).join()),
      ['3', '1', 'a@example.com', '2', 'a@example.com'],
    );
  });

  it('is not received when the owner has put the widget away, or where there is none', async () => {
    fill(ALL);
    const [action = ''] = await actionsAt('?s=nothing');
    assert.equal((await forms.send(action, { a: '1' })).status, 200);
    fill(ALL, ['text-2']);
    assert.equal((await forms.send(action, { a: '2' })).status, 404);
    assert.deepEqual((await actionsAt('?s=nothing')).map(nameOf), ['widget-custom_html-2/1']);
    for (const other of ['widget-text-9', 'widget-x', 'widget-', 'part-footer', 'template-index', 'widget-..%2F..%2Fx'])
      assert.equal((await forms.send(action.replace('widget-text-2', other), { a: '1' })).status, 404, other);
  });

  it('has the fields that the owner has published, whatever an old page sends', async () => {
    fill(ALL);
    const [action = ''] = await actionsAt('?s=nothing');
    fill({ ...ALL, text: [{ title: '', text: '[sq_form fields="New*"]', filter: true, visual: true }] });
    assert.deepEqual(Object.keys((await forms.send(action, { a: '1' })).json.errors!), ['new']);
  });

  it('without script thanks on the page that has sent it, and on no page of others', async () => {
    fill(ALL);
    const post = forms.publish('[sq_form fields="Own*"]');
    const action = (await actionsAt(`?p=${post}`))[1]!;
    const from = async (referer: string, more = {}) =>
      (await forms.send(action, { a: `x${referer}`, ...more }, { ...html, ...(referer && { referer }) })).location!;
    const place = await from(`${site.address}?p=${post}&sq-sent=1#sq-sent`);
    assert.equal(place, `${site.address}?p=${post}&sq-sent=widget-text-2.1#sq-sent`);
    const page = await (await fetch(place)).text();
    assert.equal(page.match(/id="sq-sent"/g)!.length, 1);
    assert.match(page, /<p id="sq-sent"[^>]*>Thank you!<\/p><form[^>]*widget-text-2/);
    for (const referer of ['https://evil.example/?p=1', '//evil.example', 'javascript:x', ''])
      assert.equal(await from(referer), `${site.address}?sq-sent=widget-text-2.1#sq-sent`, referer);
    assert.equal((await from('', { _sq_page: 'https://evil.example/' })).startsWith(site.address), true);
  });

  it('without script comes back there after an error too', async () => {
    fill(ALL);
    const [action = ''] = await actionsAt('?s=nothing');
    const { text } = await forms.send(action, {}, { ...html, referer: `${site.address}?s=nothing` });
    const [form] = formsIn(text);
    const { location } = await forms.send(
      form!.attributes['action']!,
      { a: '1', ...form!.hidden },
      { ...html, referer: new URL(action, site.address).href },
    );
    assert.equal(location, `${site.address}?s=nothing&sq-sent=widget-text-2.1#sq-sent`);
    assert.deepEqual(forms.submissions()[0]!.answers, { a: '1' });
  });

  it('is named in the mail by its sidebar and its page, and goes to an address that stands in it', async () => {
    fill({ text: [{ title: '', text: '[sq_form fields="A*" to="shop@pots.example"]', filter: true, visual: true }] });
    const [action = ''] = await actionsAt('?s=nothing');
    await forms.send(action, { a: '1' }, { referer: `${site.address}?s=nothing` });
    const [mail] = forms.mails();
    assert.deepEqual(mail!.to, ['shop@pots.example']);
    assert.match(mail!.text, /^Subject: \[Pots\] New message: Side\r?$/m);
    assert.ok(mail!.body.includes(`${site.address}?s=nothing\n`), mail!.body);
  });
});

describe('a form in a block theme', () => {
  before(() => void site.php(`switch_theme( 'twentytwentythree' );`));
  after(() => void site.php(`switch_theme( 'classic' );`));

  /** Saves a template or a part as the site editor does. */
  const save = (type: 'wp_template' | 'wp_template_part', slug: string, content: string) =>
    site.php<number>(
      `wp_set_current_user( 1 );
      $old = get_block_template( "twentytwentythree//{$input['slug']}", $input['type'] );
      $id  = wp_insert_post( wp_slash( array( 'ID' => $old && $old->wp_id ? $old->wp_id : 0, 'post_type' => $input['type'], 'post_name' => $input['slug'], 'post_title' => 'The ' . $input['slug'], 'post_content' => $input['content'], 'post_status' => 'publish' ) ) );
      wp_set_object_terms( $id, 'twentytwentythree', 'wp_theme' );
      if ( 'wp_template_part' === $input['type'] ) wp_set_object_terms( $id, $input['slug'], 'wp_template_part_area' );
      return $id;`,
      { type, slug, content },
    );
  const SHORTCODE =
    '<!-- wp:shortcode -->\n[sq_form fields="Foot*\n\nMore" to="foot@pots.example"]\n<!-- /wp:shortcode -->';

  it('in the footer is received from every page', async () => {
    save('wp_template_part', 'footer', `${SHORTCODE}\n<!-- wp:html -->\n${NEWSLETTER}\n<!-- /wp:html -->`);
    const post = forms.publish('<!-- wp:shortcode -->[sq_form fields="Own*"]<!-- /wp:shortcode -->');
    for (const query of [`?p=${post}`, '?s=nothing', '?p=999999'])
      assert.deepEqual((await actionsAt(query)).map(nameOf).slice(-2), ['part-footer/1', 'part-footer/2'], query);
    const page = await forms.pageOf(post);
    assert.doesNotMatch(page, /<p>\s*<(sq-)?form|<sq-form[^>]*><\/p>|\[sq_form/);
    assert.match(page, /<link [^>]*sq-blocks\.css[^]*<\/head>/);
    const [action = ''] = (await actionsAt(`?p=${post}`)).slice(-2);
    assert.deepEqual(Object.keys((await forms.send(action, {})).json.errors!), ['foot']);
    const referer = `${site.address}?p=${post}`;
    const { location } = await forms.send(action, { foot: 'Grüße' }, { ...html, referer });
    assert.equal(location, `${referer}&sq-sent=part-footer.1#sq-sent`);
    assert.match(await (await fetch(location ?? '')).text(), /<p id="sq-sent"[^>]*>Thank you!<\/p><form/);
    const [mail] = forms.mails();
    assert.deepEqual(mail!.to, ['foot@pots.example']);
    assert.match(mail!.text, /New message: The footer/);
    save('wp_template_part', 'footer', '<!-- wp:paragraph --><p>Bye</p><!-- /wp:paragraph -->');
    assert.equal((await forms.send(action, { foot: 'again' })).status, 404);
  });

  it('in a template is received, also of a pattern and a reusable block in it', async () => {
    site.php(
      `file_put_contents( WPMU_PLUGIN_DIR . '/pattern.php', $input );`,
      `<?php add_action( 'init', function () { register_block_pattern( 'test/form', array( 'title' => 'x', 'content' => '<!-- wp:shortcode -->[sq_form fields="Pattern*"]<!-- /wp:shortcode -->' ) ); register_block_pattern( 'test/none', array( 'title' => 'x', 'content' => '<!-- wp:paragraph --><p>Only text</p><!-- /wp:paragraph -->' ) ); } );`,
    );
    const block = reusable(
      `<!-- wp:html --><sq-form form-id="ref"><form><input name="ref" required></form></sq-form><!-- /wp:html --><!-- wp:pattern {"slug":"test/form"} /-->`,
    );
    save(
      'wp_template',
      'search',
      `<!-- wp:group --><div class="wp-block-group"><!-- wp:pattern {"slug":"test/none"} /-->${SHORTCODE}<!-- wp:block {"ref":${block}} /--></div><!-- /wp:group -->`,
    );
    try {
      const actions = await actionsAt('?s=nothing');
      assert.deepEqual(actions.map(nameOf), ['template-search/1', 'template-search/ref', 'template-search/3']);
      assert.match(await (await fetch(`${site.address}?s=nothing`)).text(), /Only text/);
      for (const action of actions)
        assert.deepEqual((await forms.send(action, { foot: '1', ref: '2', pattern: '3' })).json, { ok: true }, action);
      assert.deepEqual(
        forms.submissions().map(({ answers }) => answers),
        [{ foot: '1' }, { ref: '2' }, { pattern: '3' }],
      );
    } finally {
      site.php(`unlink( WPMU_PLUGIN_DIR . '/pattern.php' );`);
    }
  });
});

describe('who gets the mail', () => {
  it('is nobody whom an author has written into a reusable block on the page of an editor', async () => {
    const to = async (address: string, login: string) => {
      const block = reusable(
        `<!-- wp:shortcode -->[sq_form fields="Name" to="${address}"]<!-- /wp:shortcode -->`,
        login,
      );
      const { action } = await forms.publishForm(`<!-- wp:block {"ref":${block}} /-->`, 'editor');
      await forms.send(action, { name: address });
      return forms.mails()[0]!.to;
    };
    assert.deepEqual(await to('victim@else.example', 'author'), ['admin@example.com']);
    assert.deepEqual(await to('shop@pots.example', 'editor'), ['shop@pots.example']);
  });
});
