import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import { listenTo, openChromium } from '../../../e2e/support/browser.js';
import { formsIn, formsOf } from './support/forms.js';
import { scriptsIn } from './support/read-html.js';
import { startWordPress, type WordPress } from './support/wordpress.js';

const CONTACT = '[sq_form fields="Name*, Email*: email, Topic: select (A question | An order), Message*: textarea"]';
/** What a visitor may type: nothing of it is an attack, and nothing may change. */
const TYPED = {
  name: 'Zoë O’Brien <3 "100%ab"',
  email: "o'brien+pots@example.photography",
  topic: 'An order',
  message: 'Grüße & 20 % off\r\n\r\n=SUM(A1) 😀 日本語 \\n <b>no</b>',
};

let site: WordPress;
let forms: ReturnType<typeof formsOf>;
let browser: Browser | undefined;
before(async () => {
  site = await startWordPress();
  site.php(`switch_theme( 'classic' );`);
  forms = formsOf(site);
});
after(async () => {
  await browser?.close();
  await site?.close();
});
beforeEach(() => forms.clear());

interface Sent {
  readonly status: number;
  readonly text: string;
  readonly json: { ok?: boolean; message?: string; errors?: Record<string, string> };
  readonly location: string | null;
}
type Fields = Readonly<Record<string, string | readonly string[]>>;

/** Sends a form as the kit does; `accept: 'text/html'` as a browser without script. */
async function send(action: string, fields: Fields, headers: Readonly<Record<string, string>> = {}): Promise<Sent> {
  const body = new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each) => [name, each] as [string, string])),
  );
  const response = await fetch(new URL(action, site.address), {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'application/json, text/html;q=0.9', origin: new URL(site.address).origin, ...headers },
    body,
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
  return {
    status: response.status,
    text,
    json: isJson ? (JSON.parse(text) as Sent['json']) : {},
    location: response.headers.get('location'),
  };
}

/** Publishes a form, and gives back where it is sent. */
async function publishForm(html: string, login = 'admin') {
  const id = forms.publish(html, login);
  const [form] = formsIn(await forms.pageOf(id));
  assert.ok(form, html);
  return { id, form, action: form.attributes['action']! };
}

describe('[sq_form]', () => {
  it('is a form that works without script, by an author', async () => {
    const { form, id } = await publishForm(CONTACT, 'author');
    assert.match(form.attributes['action']!, /^\/[^/].*sq-blocks\/v1\/forms\//);
    assert.equal(form.attributes['method'], 'post');
    assert.equal(form.attributes['data-sq-options'], undefined);
    assert.deepEqual(form.names.slice(0, 4), ['name', 'email', 'topic', 'message']);
    const page = await forms.pageOf(id);
    assert.match(page, /<sq-form><form class="sq-fields"/);
    assert.match(page, /<label for="([^"]+)">Name<\/label> <input type="text" id="\1" name="name" required>/);
    assert.match(page, /<link [^>]*sq-blocks\.css[^]*<\/head>/);
    assert.doesNotMatch(page, /<p>\s*<(sq-)?form|<br \/>/);
  });

  it('takes its fields from lines, with labels in any language', async () => {
    const { form, id } = await publishForm(
      `[sq_form form-id="visit" post-submit-message="Merci &amp; à bientôt"]
Ihr Name*
E-Mail*
Datum: von bis
お名前
Seats*: number
Days*: checkbox (Mon, early | Tue)
Size: radio (S | M)
I agree to be called: checkbox
"Quotes" <b>x</b>: textarea
[/sq_form]`,
      'author',
    );
    assert.match(form.attributes['action']!, /\/visit$/);
    const named = form.names.filter((name) => !name.startsWith('_'));
    assert.deepEqual(
      [...new Set(named)],
      ['ihr-name', 'e-mail', 'datum-von-bis', 'field-4', 'seats', 'days', 'size', 'i-agree-to-be-called', 'quotes-x'],
    );
    const page = await forms.pageOf(id);
    assert.match(page, /<input type="email" id="[^"]+" name="e-mail" required autocomplete="email">/);
    assert.match(page, /value="Mon, early"/);
    assert.match(page, /<fieldset class="sq-field" data-sq-required><legend>Days<\/legend>/);
    assert.match(page, /post-submit-message="Merci &amp; à bientôt"/);
  });

  it('cannot become a script', async () => {
    const html = `[sq_form fields='"><script>x</script>*: text, a: select ("onfocus="x | <img src=x onerror=x>)' button="<script>x</script>" onclick="x" post-submit-html="<script>x</script>" success-redirect="javascript:x" form-id='"><script>']`;
    const page = await forms.pageOf(forms.publish(html, 'author'));
    const [block = ''] = /<sq-form[^]*<\/sq-form>/.exec(page) ?? [];
    assert.deepEqual(scriptsIn(block), []);
  });
});

describe('the form of a page', () => {
  it('is the one that the visitor has seen, where a post has several pages', async () => {
    const id = forms.publish(
      '[sq_form fields="One*"]\n\n<!--nextpage-->\n\n[sq_form fields="Two*" post-submit-message="On two"]',
    );
    const page = await (await fetch(`${site.address}?p=${id}&page=2`)).text();
    const action = formsIn(page)[0]!.attributes['action']!;
    assert.deepEqual((await send(action, { one: 'x' })).json.errors && true, true);
    const { status, location } = await send(action, { two: 'x' }, { accept: 'text/html' });
    assert.equal(status, 303);
    assert.match(await (await fetch(location!)).text(), />On two<\/p><form/);
    assert.deepEqual(forms.submissions()[0]!.answers, { two: 'x' });
  });

  it('is received in a block theme and from a reusable block too', async () => {
    site.php(`switch_theme( 'twentytwentythree' );`);
    try {
      const block = forms.publish('<!-- wp:shortcode -->[sq_form fields="Name*"]<!-- /wp:shortcode -->', 'admin', {
        post_type: 'wp_block',
      });
      const { action } = await publishForm(`<!-- wp:block {"ref":${block}} /-->`);
      assert.deepEqual((await send(action, { name: 'Ann' })).json, { ok: true });
      const html =
        '<!-- wp:html -->\n<sq-newsletter>\n\n<form>\n<input type="email" name="email" required>\n\n<button>Join</button></form></sq-newsletter>\n<!-- /wp:html -->';
      assert.deepEqual((await send((await publishForm(html)).action, { email: 'a@example.com' })).json, { ok: true });
    } finally {
      site.php(`switch_theme( 'classic' );`);
    }
  });
});

describe('a form that was sent', () => {
  it('is stored as it was typed, and answered in JSON for the kit', async () => {
    const { action } = await publishForm(CONTACT);
    const { status, json } = await send(action, TYPED);
    assert.deepEqual([status, json], [200, { ok: true }]);
    const [stored, ...others] = forms.submissions();
    assert.deepEqual(others, []);
    assert.deepEqual(stored!.answers, { ...TYPED, message: TYPED.message.replaceAll('\r\n', '\n') });
    assert.equal(stored!.status, 'private');
  });

  it('has each error at its field', async () => {
    const { action } = await publishForm(CONTACT);
    const { status, json } = await send(action, { name: ' ', email: 'no', topic: 'Else', message: 'x'.repeat(10_001) });
    assert.equal(status, 400);
    assert.equal(json.ok, false);
    assert.deepEqual(Object.keys(json.errors!), ['name', 'email', 'topic', 'message']);
    assert.deepEqual(forms.submissions(), []);
  });

  it('is checked by the rules of HTML that somebody has written', async () => {
    const { action } = await publishForm(`<sq-form form-id="Stay"><form enctype="multipart/form-data">
      <label>Name <input name="your.name" maxlength="5"></label>
      <input type="email" name="contact[email]" required>
      <label><input type="checkbox" name="car" value="yes"> Car</label>
      <p data-sq-show-if="car=yes"><input name="plate" required></p>
      <fieldset data-sq-required><legend>Days</legend><input type="checkbox" name="days[]" value="1"><input type="checkbox" name="days[]" value="2"></fieldset>
      <fieldset disabled><input name="off" required></fieldset>
      <input type="number" name="seats" min="1" max="4"><input type="password" name="secret"><input type="file" name="photo">
      <button name="way" value="fast">Send</button></form></sq-form>`);
    assert.match(action, /\/stay$/);
    const good = { 'contact[email]': 'a@example.com', 'days[]': ['1', '2'], 'your.name': '😀é', way: 'fast' };
    assert.deepEqual((await send(action, { ...good, secret: 'hunter2', off: 'x' })).json, { ok: true });
    assert.deepEqual(forms.submissions()[0]!.answers, {
      'your.name': '😀é',
      'contact[email]': 'a@example.com',
      'days[]': '1, 2',
      way: 'fast',
    });
    const wrong = { 'your.name': '😀😀😀', car: 'yes', seats: '5', photo: 'a.png' };
    assert.deepEqual(Object.keys((await send(action, wrong)).json.errors!), [
      'your.name',
      'contact[email]',
      'plate',
      'days[]',
      'seats',
      'photo',
    ]);
    const parts = new FormData();
    for (const [name, value] of Object.entries({ ...good, 'contact[email]': 'b@example.com' }))
      for (const each of [value].flat()) parts.append(name, each);
    parts.append('photo', new File([], ''));
    const post = (body: FormData) =>
      fetch(new URL(action, site.address), {
        method: 'POST',
        headers: { accept: 'application/json', origin: new URL(site.address).origin },
        body,
      });
    assert.equal((await post(parts)).status, 200);
    assert.equal(forms.submissions()[1]!.answers['days[]'], '1, 2');
    assert.equal(forms.submissions()[1]!.answers['your.name'], '😀é');
    parts.set('photo', new File(['x'], 'a.png'));
    const refused = (await (await post(parts)).json()) as Sent['json'];
    assert.match(refused.errors!['photo']!, /takes no files/);
  });

  it('is stored once with the same Idempotency-Key, and gets the same answer', async () => {
    const { action } = await publishForm(CONTACT);
    const key = { 'idempotency-key': randomUUID() };
    const answers = [await send(action, TYPED, key), await send(action, TYPED, key)];
    assert.deepEqual(answers[0], answers[1]);
    assert.equal(forms.submissions().length, 1);
    site.php('wp_trash_post( $input );', forms.submissions()[0]!.id);
    assert.deepEqual((await send(action, TYPED, key)).json, { ok: true });
    assert.equal(forms.submissions().length, 1);
    await send(action, { ...TYPED, message: 'Another' }, key);
    await send(action, TYPED, { 'idempotency-key': randomUUID() });
    assert.equal(forms.submissions().length, 3);
  });

  it('without a key is stored once, when the same comes again', async () => {
    const { action } = await publishForm(CONTACT);
    for (const accept of ['text/html', 'text/html', 'application/json']) await send(action, TYPED, { accept });
    assert.equal(forms.submissions().length, 1);
  });
});

describe('what WordPress takes', () => {
  const isRefused = async (action: string, status: number, headers: Readonly<Record<string, string>> = {}) => {
    const { json, ...sent } = await send(action, TYPED, headers);
    assert.equal(sent.status, status, sent.text);
    assert.equal(json.ok, false);
    assert.ok(json.message);
  };

  it('is only what a page of the site sends', async () => {
    const { action } = await publishForm(CONTACT);
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
    assert.equal((await send(action, TYPED, { origin: '', 'sec-fetch-site': 'same-origin' })).status, 200);
  });

  it('is only for a form of a post that everybody may see', async () => {
    const { action } = await publishForm(CONTACT);
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
    const { action } = await publishForm(CONTACT);
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
    assert.equal((await send(action, { ...TYPED, ...names, ...many })).status, 200);
    assert.deepEqual(Object.keys(forms.submissions()[0]!.answers), Object.keys(TYPED));
    assert.equal((await send(action, { ...TYPED, name: ['a', 'b'] })).status, 400);
    assert.equal((await send(action, { ...TYPED, message: 'x'.repeat(300_000) })).status, 413);
    assert.equal((await send(action, { ...TYPED, name: '\0\u202ea\u0007' })).status, 200);
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
    const { action } = await publishForm(CONTACT);
    site.php(`update_option( 'test_limit', 2 ); delete_transient( 'sq_blocks_sent_x' );
      global $wpdb; $wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%sq_blocks_sent_%'" );`);
    const statuses = [];
    for (const message of ['1', '2', '3']) statuses.push((await send(action, { ...TYPED, message })).status);
    site.php(`delete_option( 'test_limit' );`);
    assert.deepEqual(statuses, [200, 200, 429]);
    const rows = site.php<string>(
      `global $wpdb; return wp_json_encode( array( $wpdb->get_results( "SELECT * FROM $wpdb->options WHERE option_name LIKE '%sq_blocks%'" ), $wpdb->get_results( "SELECT * FROM $wpdb->postmeta" ) ) );`,
    );
    assert.match(rows, /sq_blocks_sent_/);
    assert.doesNotMatch(rows, /127\.0\.0\.1/);
  });

  it('is put into the trash where a program has filled in what people do not see', async () => {
    const { action, form } = await publishForm(CONTACT);
    const trap = form.names.at(-1)!;
    assert.deepEqual((await send(action, { ...TYPED, [trap]: 'https://spam.example' })).json, { ok: true });
    const [stored] = forms.submissions();
    assert.equal(stored!.status, 'trash');
    assert.deepEqual(forms.mails(), []);
    assert.deepEqual((await send(action, { ...TYPED, [trap]: '' })).json, { ok: true });
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

describe('who is signed in', () => {
  it('is noted by the nonce of the form, which keeps nothing from being sent', async () => {
    const { id, action } = await publishForm(CONTACT);
    const cookie = await forms.signIn('editor');
    const [form] = formsIn(await forms.pageOf(id, { cookie }));
    const { id: editor } = site.php<{ id: number }>(`return array( 'id' => get_user_by( 'login', 'editor' )->ID );`);
    const [name, nonce] = Object.entries(form!.hidden)[0]!;
    const tries: [Fields, string][] = [
      [{ [name]: nonce }, cookie],
      [{ [name]: 'expired' }, cookie],
      [{}, cookie],
      [{ [name]: nonce }, ''],
      [{ [name]: nonce }, await forms.signIn('author')],
    ];
    for (const [at, [more, each]] of tries.entries())
      assert.equal((await send(action, { ...TYPED, message: String(at), ...more }, { cookie: each })).status, 200);
    assert.deepEqual(
      forms.submissions().map(({ author }) => author),
      [editor, 0, 0, 0, 0],
    );
    assert.deepEqual(formsIn(await forms.pageOf(id))[0]!.hidden, {});
  });
});

describe('the mail', () => {
  it('goes to the owner, and is answered to the visitor', async () => {
    const { action, id } = await publishForm(CONTACT);
    await send(action, TYPED);
    const [mail, ...others] = forms.mails();
    assert.deepEqual(others, []);
    assert.deepEqual(mail!.to, ['admin@example.com']);
    assert.match(mail!.text, /^Reply-To: o'brien\+pots@example\.photography\r?$/m);
    assert.match(mail!.text, /^Content-Type: text\/plain/m);
    assert.match(mail!.text, /^Subject: =\?UTF-8\?Q\?\[Pots\]_New_message:_Write_=E2=80=9Cus=E2=80=9D\?=\r?$/m);
    for (const part of [
      'Name: Zoë O’Brien <3 "100%ab"',
      'Message:\nGrüße & 20 % off\n\n=SUM(A1) 😀',
      site.php<string>('return get_permalink( $input );', id),
    ])
      assert.ok(mail!.body.includes(part), mail!.body);
  });

  it('cannot be given headers by a visitor', async () => {
    const { action } = await publishForm(
      '[sq_form fields="Name, Email: email, Email 2: text" subject="Hi\nBcc: c@evil.example"]',
    );
    for (const email of [
      'a@example.com\r\nBcc: b@evil.example',
      'a@example.com,b@evil.example',
      '"x\r\nBcc: y"@example.com',
      'a@example.com%0aBcc:b@evil.example',
    ])
      await send(action, { name: 'x\r\nBcc: b@evil.example', 'email-2': email });
    assert.equal((await send(action, { email: 'a@example.com\r\nBcc: b@evil.example' })).status, 400);
    const mails = forms.mails();
    assert.equal(mails.length, 4);
    for (const { text, to } of mails) {
      const [head = ''] = text.split(/\r?\n\r?\n/);
      assert.doesNotMatch(head, /^(bcc|cc|reply-to):/im);
      assert.deepEqual(to, ['admin@example.com']);
    }
  });

  it('that fails loses nothing, and the visitor is thanked', async () => {
    const { action } = await publishForm(CONTACT);
    assert.deepEqual((await send(action, TYPED)).json, { ok: true });
    assert.equal(forms.submissions()[0]!.didMailFail, true);
    site.php(
      `file_put_contents( WPMU_PLUGIN_DIR . '/throws.php', "<?php add_filter( 'pre_wp_mail', function () { throw new Error( 'x' ); } );" );`,
    );
    try {
      assert.deepEqual((await send(action, { ...TYPED, message: 'b' })).json, { ok: true });
    } finally {
      site.php(`unlink( WPMU_PLUGIN_DIR . '/throws.php' );`);
    }
    assert.equal(forms.submissions()[1]!.didMailFail, true);
  });

  it('is plain text, also where a plugin sends all mails as HTML', async () => {
    const { action } = await publishForm(CONTACT);
    site.php(
      `file_put_contents( WPMU_PLUGIN_DIR . '/html.php', "<?php add_filter( 'wp_mail_content_type', function () { return 'text/html'; }, 99 );" );`,
    );
    await send(action, TYPED);
    site.php(`unlink( WPMU_PLUGIN_DIR . '/html.php' );`);
    assert.match(forms.mails()[0]!.text, /^Content-Type: text\/plain/m);
  });

  it('goes to an address that an editor has written, or to the author of the post', async () => {
    const to = async (written: string, login: string) => {
      const { action } = await publishForm(`[sq_form fields="Name" to="${written}"]`, login);
      assert.doesNotMatch((await forms.pageOf(Number(/(\d+)\/1$/.exec(action)![1]))).split('</sq-form>')[0]!, /shop@/);
      await send(action, { name: login });
      return forms.mails()[0]!.to;
    };
    assert.deepEqual(await to('shop@pots.example, help@pots.example', 'editor'), [
      'shop@pots.example',
      'help@pots.example',
    ]);
    assert.deepEqual(await to('victim@else.example', 'author'), ['admin@example.com']);
    assert.deepEqual(await to('author', 'author'), ['author@example.com']);
  });
});

describe('without script', () => {
  const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it('the visitor comes back to the page, and is thanked there', async () => {
    const { action } = await publishForm(
      '[sq_form fields="Name" form-id="a" post-submit-message="Bis <bald>"]\n\n[sq_form fields="Name" form-id="b"]',
    );
    const { status, location } = await send(action, TYPED, html);
    assert.equal(status, 303);
    const page = await (await fetch(location!)).text();
    assert.match(location!, /#sq-sent$/);
    assert.equal(page.match(/id="sq-sent"/g)!.length, 1);
    assert.match(page, /<p id="sq-sent"[^>]* role="status"[^>]*>Bis &lt;bald&gt;<\/p><form/);
  });

  it('the page that the author has named follows', async () => {
    const to = async (address: string) =>
      (
        await send(
          (await publishForm(`[sq_form fields="Name" success-redirect="${address}"]`)).action,
          { name: address },
          html,
        )
      ).location;
    assert.equal(await to('/thanks'), `${site.address}thanks`);
    assert.equal(await to('https://shop.example/thanks?a=1'), 'https://shop.example/thanks?a=1');
    const { action } = await publishForm(
      '<sq-form success-redirect="javascript:x"><form><input name="name"></form></sq-form>',
    );
    assert.match((await send(action, { name: 'x' }, html)).location ?? '', /sq-sent/);
  });

  it('errors are named on a page with all that was typed, which is sent from there', async () => {
    const { action, id } = await publishForm(`${CONTACT}`);
    const hostile = '"><script>x</script>';
    const { status, text } = await send(action, { ...TYPED, email: hostile, message: `</textarea>${hostile}` }, html);
    assert.equal(status, 400);
    assert.deepEqual(scriptsIn(text.replace(/<meta [^>]*>/g, '')), []);
    assert.match(text, /<li>Email: Please enter an email address/);
    assert.match(
      text,
      /<input type="email"[^>]* value="&quot;&gt;&lt;script&gt;[^>]* aria-invalid="true" aria-describedby="sq-error-0">/,
    );
    assert.match(text, /<option value="An order" selected="">/);
    assert.match(text, /&lt;\/textarea&gt;/);
    assert.ok(text.includes(`<a href="${site.php<string>('return get_permalink( $input );', id)}">`));
    const [form] = formsIn(text);
    assert.equal(form!.attributes['action'], action);
    assert.equal((await send(form!.attributes['action'], TYPED, html)).status, 303);
  });

  it('a refusal is a page as well', async () => {
    const { status, text } = await send('/?rest_route=/sq-blocks/v1/forms/999999/1', TYPED, html);
    assert.equal(status, 404);
    assert.match(text, /<h1>Your message has not been sent<\/h1>/);
  });
});

describe('in a browser', () => {
  /** Opens a post in a page that has nobody signed in; the address of each post of a form is noted. */
  async function open(id: number, { html, script = true }: { html?: string; script?: boolean } = {}) {
    const context = await (browser ??= await openChromium()).createBrowserContext();
    const page = await context.newPage();
    await page.setJavaScriptEnabled(script);
    const sent: HTTPRequest[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request));
    if (html !== undefined) {
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        const isPage = request.isNavigationRequest() && request.method() === 'GET';
        void (isPage ? request.respond({ contentType: 'text/html; charset=utf-8', body: html }) : request.continue());
      });
    }
    const lines = listenTo(page);
    await page.goto(`${site.address}?p=${id}`);
    if (script) await page.waitForSelector('sq-form:state(ready)');
    return { page, sent, lines, close: () => context.close() };
  }
  const fill = async (page: Page) => {
    await page.type('[name=name]', 'Zoë');
    await page.type('[name=email]', 'zoe@example.com');
    await page.select('[name=topic]', 'An order');
    await page.type('[name=message]', 'Grüße\n"you"');
  };
  const textOf = (page: Page, selector: string) => page.$eval(selector, (element) => element.textContent);

  it('the kit sends the form as a visitor, and thanks', async () => {
    const { page, sent, lines, close } = await open(forms.publish(CONTACT, 'author'));
    await fill(page);
    await page.click('.sq-submit');
    await page.waitForSelector('.sq-form-success');
    assert.match(await textOf(page, '.sq-form-success'), /Thank you/);
    assert.equal(sent.length, 1);
    assert.match(sent[0]!.headers()['idempotency-key'] ?? '', /^"?[\da-f-]{36}"?$/);
    assert.deepEqual(forms.submissions()[0]!.answers, {
      name: 'Zoë',
      email: 'zoe@example.com',
      topic: 'An order',
      message: 'Grüße\n"you"',
    });
    assert.deepEqual(lines, []);
    await close();
  });

  it('sends once, however often the button is pressed', async () => {
    const { page, sent, close } = await open(forms.publish(CONTACT));
    await fill(page);
    await page.$eval('.sq-submit', (button) => {
      for (let press = 0; press < 3; press++) (button as HTMLElement).click();
    });
    await page.waitForSelector('.sq-form-success');
    assert.equal(sent.length, 1);
    assert.equal(forms.submissions().length, 1);
    await close();
  });

  it('shows an error of the server at its field', async () => {
    const { page, close } = await open(forms.publish(CONTACT));
    await fill(page);
    // What the browser takes, and the server does not.
    await page.$eval('[name=topic] option[value="An order"]', (option) =>
      option.setAttribute('value', 'Something else'),
    );
    await page.select('[name=topic]', 'Something else');
    await page.click('.sq-submit');
    await page.waitForSelector('[name=topic][aria-invalid=true]');
    assert.match(await textOf(page, 'sq-form'), /Please choose one of the options\./);
    assert.deepEqual(forms.submissions(), []);
    await page.$eval('[name=topic] option[value="Something else"]', (option) =>
      option.setAttribute('value', 'An order'),
    );
    await page.select('[name=topic]', 'An order');
    await page.click('.sq-submit');
    await page.waitForSelector('.sq-form-success');
    assert.equal(forms.submissions().length, 1);
    await close();
  });

  it('the same form works without script', async () => {
    const { page, sent, close } = await open(forms.publish(CONTACT), { script: false });
    await fill(page);
    await page.$eval('form.sq-fields', (form) => form.setAttribute('novalidate', ''));
    await page.$eval('[name=email]', (input) => ((input as HTMLInputElement).value = 'no'));
    await Promise.all([page.waitForNavigation(), page.click('.sq-submit')]);
    assert.match(await textOf(page, '#sq-error-0'), /email address/);
    await page.$eval('[name=email]', (input) => ((input as HTMLInputElement).value = 'zoe@example.com'));
    await Promise.all([page.waitForNavigation(), page.click('.sq-submit')]);
    assert.match(await textOf(page, '#sq-sent'), /Thank you!/);
    assert.equal(sent.length, 2);
    assert.equal(forms.submissions()[0]!.answers['message'], 'Grüße\n"you"');
    await close();
  });

  it('sends from a page of a cache, with the nonce of another person and fields as they were', async () => {
    const id = forms.publish(CONTACT);
    const html = (await forms.pageOf(id, { cookie: await forms.signIn('editor') })).replace(
      /(name="_sq_nonce" value=")\w+/,
      '$1expired',
    );
    site.php(`wp_update_post( wp_slash( array( 'ID' => $input['id'], 'post_content' => $input['html'] ) ) );`, {
      id,
      html: CONTACT.replace('Topic: select (A question | An order), ', 'Phone: tel, '),
    });
    const { page, close } = await open(id, { html });
    await fill(page);
    await page.click('.sq-submit');
    await page.waitForSelector('.sq-form-success');
    assert.deepEqual(
      forms.submissions().map(({ author, answers }) => [author, Object.keys(answers)]),
      [[0, ['name', 'email', 'message']]],
    );
    await close();
  });
});
