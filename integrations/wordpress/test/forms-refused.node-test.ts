import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { CONTACT, formsIn, startForms, TYPED, type Forms } from './support/forms.js';
import type { WordPress } from './support/wordpress.js';

let site: WordPress;
let forms: Forms;
before(async () => ({ site, forms } = await startForms()));
after(() => site?.close());
beforeEach(() => forms.clear());

describe('what WordPress takes', () => {
  const isRefused = async (action: string, status: number, headers: Readonly<Record<string, string>> = {}) => {
    const { json, ...sent } = await forms.send(action, TYPED, headers);
    assert.equal(sent.status, status, sent.text);
    assert.equal(json.ok, false);
    assert.ok(json.message);
  };

  it('is only what a page of the site sends', async () => {
    const { action } = await forms.publishForm(CONTACT);
    await isRefused(action, 403, { origin: 'https://other.example' });
    await isRefused(action, 403, { origin: 'null' });
    await isRefused(action, 403, { origin: '' });
    await isRefused(action, 403, { 'sec-fetch-site': 'cross-site' });
    await isRefused(action, 403, { 'sec-fetch-site': 'same-site' });
    const link = await fetch(new URL(`${action}${action.includes('?') ? '&' : '?'}_method=POST&name=x`, site.address));
    assert.equal(link.status, 403);
    assert.equal((await fetch(new URL(action, site.address))).status, 404);
    assert.equal((await fetch(new URL(action, site.address), { method: 'PUT' })).status, 404);
    assert.deepEqual(forms.submissions(), []);
    assert.equal((await forms.send(action, TYPED, { origin: '', 'sec-fetch-site': 'same-origin' })).status, 200);
  });

  it('is only for a form of a post that everybody may see', async () => {
    const { action } = await forms.publishForm(CONTACT);
    await isRefused(action.replace(/\d+$/, '2'), 404);
    await isRefused(action.replace(/\d+\/1$/, '999999/1'), 404);
    const kinds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
      draft: { post_status: 'draft' },
      private: { post_status: 'private' },
      future: { post_status: 'future', post_date: '2099-01-01 00:00:00' },
      trash: { post_status: 'trash' },
      password: { post_password: 'x' },
      'reusable block': { post_type: 'wp_block' },
      revision: { post_type: 'revision', post_status: 'inherit' },
      submission: { post_type: 'sq_submission', post_status: 'private' },
    };
    for (const more of Object.values(kinds))
      await isRefused(action.replace(/\d+\/1$/, `${forms.publish(CONTACT, 'admin', more)}/1`), 404);
    site.php('wp_delete_post( $input, true );', Number(/(\d+)\/1$/.exec(action)![1]));
    await isRefused(action, 404);
    site.php(
      `foreach ( get_posts( array( 'post_type' => 'sq_submission', 'post_status' => 'any' ) ) as $post ) wp_delete_post( $post->ID, true );`,
    );
  });

  it('has only the fields of the form, in texts of a size that people write', async () => {
    const { action } = await forms.publishForm(CONTACT);
    const many = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`x${at}`, 'y']));
    const names = {
      'name[a]': 'x',
      is_admin: '1',
      post: '1',
      form: 'x',
      _wp_http_referer: 'x',
      action: 'x',
      'a\nb': 'x',
    };
    assert.equal((await forms.send(action, { ...TYPED, ...names, ...many })).status, 200);
    assert.deepEqual(Object.keys(forms.submissions()[0]!.answers), Object.keys(TYPED));
    assert.equal((await forms.send(action, { ...TYPED, name: ['a', 'b'] })).status, 400);
    assert.equal((await forms.send(action, { ...TYPED, message: 'x'.repeat(300_000) })).status, 413);
    assert.equal((await forms.send(action, { ...TYPED, name: '\0\u202ea\u0007' })).status, 200);
    assert.equal(forms.submissions()[1]!.answers['name'], 'a');
    const bytes = await fetch(new URL(action, site.address), {
      method: 'POST',
      headers: {
        origin: new URL(site.address).origin,
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
      },
      body: 'name=%ff%fe&email=a%40example.com&topic=An+order&message=%c3%28&=&&&%5B=1&email%5B%5D=b',
    });
    assert.ok([200, 400].includes(bytes.status), await bytes.text());
    for (const [type, body] of [
      ['application/json', '{"name":"x"}'],
      ['text/plain', 'name=x'],
      ['multipart/form-data; boundary=x', 'x'],
    ] as const) {
      const { status } = await fetch(new URL(action, site.address), {
        method: 'POST',
        headers: { origin: new URL(site.address).origin, 'content-type': type, accept: 'application/json' },
        body,
      });
      assert.ok([400, 413].includes(status), `${type} ${status}`);
    }
  });

  it('is limited for each address, which is not stored', async () => {
    const { action } = await forms.publishForm(CONTACT);
    site.php(`update_option( 'test_limit', 2 ); delete_transient( 'sq_blocks_sent_x' );
      global $wpdb; $wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%sq_blocks_sent_%'" );`);
    const statuses = [];
    for (const message of ['1', '2', '3']) statuses.push((await forms.send(action, { ...TYPED, message })).status);
    site.php(`delete_option( 'test_limit' );`);
    assert.deepEqual(statuses, [200, 200, 429]);
    const rows = site.php<string>(
      `global $wpdb; return wp_json_encode( array( $wpdb->get_results( "SELECT * FROM $wpdb->options WHERE option_name LIKE '%sq_blocks%'" ), $wpdb->get_results( "SELECT * FROM $wpdb->postmeta" ) ) );`,
    );
    assert.match(rows, /sq_blocks_sent_/);
    assert.doesNotMatch(rows, /127\.0\.0\.1/);
  });

  it('is put into the trash where a program has filled in what people do not see', async () => {
    const { action, form } = await forms.publishForm(CONTACT);
    const trap = form.names.at(-1)!;
    assert.deepEqual((await forms.send(action, { ...TYPED, [trap]: 'https://spam.example' })).json, { ok: true });
    const [stored] = forms.submissions();
    assert.equal(stored!.status, 'trash');
    assert.deepEqual(forms.mails(), []);
    assert.deepEqual((await forms.send(action, { ...TYPED, [trap]: '' })).json, { ok: true });
  });

  it('leaves forms with an action of their own alone, and those that ask for a page', async () => {
    const html = [
      '<sq-form><form action="https://formspree.io/f/x" method="post"><input name="a"></form></sq-form>',
      '<sq-form><form action="/mine.php" method="post"><input name="b"></form></sq-form>',
      '<sq-form><form method="get"><input name="c"></form></sq-form>',
      '<form><input name="d"></form>',
      '<sq-form><form action="/api/form/submit/contact" method="post"><input name="e"></form></sq-form>',
      '<sq-newsletter><form class="x" action=""><input name="f"></form></sq-newsletter>',
    ].join('\n\n');
    const found = formsIn(await forms.pageOf(forms.publish(html)));
    assert.deepEqual(
      found
        .slice(0, 6)
        .map(({ attributes: { action = '', method = '' } }) => [
          action.replace(/.*\/(?=\d+\/\d+$)/, '').replace(/^\d+\//, ''),
          method,
        ]),
      [
        ['https://formspree.io/f/x', 'post'],
        ['/mine.php', 'post'],
        ['', 'get'],
        ['', ''],
        ['1', 'post'],
        ['2', 'post'],
      ],
    );
  });
});
