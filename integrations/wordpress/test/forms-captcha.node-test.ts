import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { formsIn, startForms, TYPED, type Fields, type Forms } from './support/forms.js';
import type { WordPress } from './support/wordpress.js';

let site: WordPress;
let forms: Forms;
before(async () => {
  ({ site, forms } = await startForms());
  site.php(`file_put_contents( WPMU_PLUGIN_DIR . '/provider.php', $input );`, PROVIDER);
});
after(() => site?.close());
beforeEach(() => {
  forms.clear();
  site.php(
    `delete_option( 'test_asked' ); delete_option( 'test_answer' ); update_option( 'sq_blocks_captcha_secret', 'secret' );`,
  );
});

/**
 * In place of the providers: knows one secret, takes the token "good" once, and notes what it was asked. An answer that is set
 * comes in place of its own.
 */
const PROVIDER = `<?php
add_filter( 'pre_http_request', function ( $answer, $call, $url ) {
  if ( false === strpos( $url, 'siteverify' ) ) return $answer;
  $asked = get_option( 'test_asked', array() );
  $asked[] = array( 'url' => $url, 'body' => $call['body'] );
  update_option( 'test_asked', $asked );
  $set = get_option( 'test_answer' );
  if ( 'silence' === $set ) return new WP_Error( 'http_request_failed', 'timed out' );
  $is_again = in_array( $call['body']['response'], array_column( array_column( array_slice( $asked, 0, -1 ), 'body' ), 'response' ), true );
  $own = 'secret' !== $call['body']['secret'] ? '{"success":false,"error-codes":["invalid-input-secret"]}'
    : ( $is_again ? '{"success":false,"error-codes":["timeout-or-duplicate"]}'
    : ( 'good' === $call['body']['response'] ? '{"success":true}' : '{"success":false,"error-codes":["invalid-input-response"]}' ) );
  return array( 'response' => array( 'code' => 200, 'message' => 'OK' ), 'headers' => array(), 'cookies' => array(), 'body' => $set ? $set : $own );
}, 10, 3 );`;

const FIELDS = 'fields="Name*, Email*: email, Topic: select (A question | An order), Message*: textarea"';
const withCaptcha = (captcha = 'turnstile') => `[sq_form ${FIELDS} captcha="${captcha}" captcha-key="site-key"]`;
const asked = () =>
  site.php<{ url: string; body: Record<string, string> }[]>(`return get_option( 'test_asked', array() );`);
const answer = (text: string) => site.php(`update_option( 'test_answer', $input );`, text);
/** What the owner reads in wp-admin about the newest message. */
async function noteOf(): Promise<string> {
  const cookie = await forms.signIn('admin');
  const { id } = forms.submissions().at(-1)!;
  const page = await (
    await fetch(`${site.address}wp-admin/post.php?action=edit&post=${id}`, { headers: { cookie } })
  ).text();
  const box = /<div id="sq-answers"[\s\S]*?<\/ul>/.exec(page);
  assert.ok(box, page);
  return box[0];
}

describe('a form with a captcha', () => {
  for (const [captcha, url, field] of [
    ['turnstile', 'https://challenges.cloudflare.com/turnstile/v0/siteverify', 'cf-turnstile-response'],
    ['recaptcha', 'https://www.google.com/recaptcha/api/siteverify', 'g-recaptcha-response'],
    ['hcaptcha', 'https://api.hcaptcha.com/siteverify', 'h-captcha-response'],
  ] as const)
    it(`of ${captcha} takes what its provider takes, and nothing else`, async () => {
      const { action } = await forms.publishForm(withCaptcha(captcha));
      for (const token of [undefined, '', '   ', 'made up', ['good', 'x']] as const) {
        const refused = await forms.send(action, token === undefined ? TYPED : { ...TYPED, [field]: token });
        assert.equal(refused.status, 400, String(token));
        assert.match(refused.json.message!, /not a program/);
      }
      assert.deepEqual(forms.submissions(), []);
      assert.deepEqual((await forms.send(action, { ...TYPED, [field]: 'good' })).json, { ok: true });
      assert.equal(forms.submissions().length, 1);
      assert.doesNotMatch(await noteOf(), /captcha/i);
      const last = asked().at(-1)!;
      // The address of the visitor stays here.
      assert.deepEqual(last, { url, body: { secret: 'secret', response: 'good' } });
    });

  it('cannot be sent without a token in some other way', async () => {
    const { action } = await forms.publishForm(withCaptcha());
    const attempts: Fields[] = [
      { ...TYPED, 'g-recaptcha-response': 'good' },
      { ...TYPED, 'cf-turnstile-response[x]': 'good' },
      { ...TYPED, 'cf-turnstile-response': 'x'.repeat(20_000) },
      { ...TYPED, captcha: 'none' },
    ];
    for (const fields of attempts) assert.equal((await forms.send(action, fields)).status, 400);
    assert.equal((await forms.send(`${action}?cf-turnstile-response=good`, TYPED)).status, 400);
    assert.deepEqual(asked(), []);
  });

  it('asks its provider once, after all else is right, and stores a message that is sent again only once', async () => {
    const { action } = await forms.publishForm(withCaptcha());
    const token = { 'cf-turnstile-response': 'good' };
    assert.equal((await forms.send(action, { ...TYPED, email: 'nobody', ...token })).status, 400);
    assert.deepEqual(asked(), []);
    const key = { 'idempotency-key': '"8e03978e-40d5-43e8-bc93-6894a57f9324"' };
    assert.deepEqual((await forms.send(action, { ...TYPED, ...token }, key)).json, { ok: true });
    // The answer was lost on its way: the same token would not be taken again.
    assert.deepEqual((await forms.send(action, { ...TYPED, ...token }, key)).json, { ok: true });
    assert.equal(asked().length, 1);
    assert.equal(forms.submissions().length, 1);
  });

  for (const [name, told, note] of [
    ['does not answer', 'silence', /captcha .*did not answer/],
    ['answers with a page', '<html>', /captcha .*did not answer/],
    ['is out of order', '{"success":false,"error-codes":["internal-error"]}', /captcha .*did not answer/],
    ['does not know the secret key', '{"success":false,"error-codes":["invalid-input-secret"]}', /secret key/],
  ] as const)
    it(`loses no message where its provider ${name}: the owner reads that it was not checked`, async () => {
      const { action } = await forms.publishForm(withCaptcha());
      answer(told);
      assert.deepEqual((await forms.send(action, { ...TYPED, 'cf-turnstile-response': 'x' })).json, { ok: true });
      assert.match(await noteOf(), note);
      assert.match(forms.mails()[0]!.body, note);
      // Without a token nobody is asked.
      assert.equal((await forms.send(action, { ...TYPED, message: 'b' })).status, 400);
    });

  it('tells the owner where there is no secret key', async () => {
    site.php(`delete_option( 'sq_blocks_captcha_secret' );`);
    const { action } = await forms.publishForm(withCaptcha());
    assert.deepEqual((await forms.send(action, TYPED)).json, { ok: true });
    assert.match(await noteOf(), /captcha .*secret key/);
    assert.deepEqual(asked(), []);
  });

  for (const [codes, why] of [
    ['"browser-error"', 'a site that the key does not know'],
    ['"sitekey-secret-mismatch"', 'a token of another key'],
    ['"bad-request"', 'a token that is no token'],
  ] as const)
    it(`takes no message with ${why}`, async () => {
      const { action } = await forms.publishForm(withCaptcha('hcaptcha'));
      answer(`{"success":false,"error-codes":[${codes}]}`);
      assert.equal((await forms.send(action, { ...TYPED, 'h-captcha-response': 'x' })).status, 400);
    });

  it('takes of a captcha with a score what is probably of a person', async () => {
    const { action } = await forms.publishForm(withCaptcha('recaptcha'));
    for (const [score, status] of [
      [0.1, 400],
      [0.9, 200],
    ]) {
      answer(`{"success":true,"score":${score}}`);
      assert.equal((await forms.send(action, { ...TYPED, 'g-recaptcha-response': 'x' })).status, status);
    }
  });

  it('is checked too where an editor has put the captcha into the form', async () => {
    const html = `<sq-form><form><label>Name <input name="name"></label><div class="box cf-turnstile" data-sitekey="k"></div><button>Send</button></form></sq-form>`;
    const { action } = await forms.publishForm(html);
    assert.equal((await forms.send(action, { name: 'a' })).status, 400);
    assert.deepEqual((await forms.send(action, { name: 'a', 'cf-turnstile-response': 'good' })).json, { ok: true });
  });

  it('says without script that it needs one, with all that was typed', async () => {
    const { action } = await forms.publishForm(withCaptcha());
    const { status, text } = await forms.send(action, TYPED, { accept: 'text/html' });
    assert.equal(status, 400);
    assert.match(text, /JavaScript/);
    assert.match(text, /Grüße/);
  });

  it('asks nobody about what fills in the hidden field, and thanks it', async () => {
    const { action, form } = await forms.publishForm(withCaptcha());
    assert.deepEqual((await forms.send(action, { ...TYPED, [form.names.at(-1)!]: 'x' })).json, { ok: true });
    assert.equal(forms.submissions()[0]!.status, 'trash');
    assert.deepEqual(asked(), []);
  });
});

describe('a form without a captcha', () => {
  it('asks nobody', async () => {
    for (const captcha of ['none', '']) {
      const { action } = await forms.publishForm(withCaptcha(captcha));
      assert.deepEqual((await forms.send(action, { ...TYPED, message: `a${captcha}` })).json, { ok: true });
    }
    assert.deepEqual(asked(), []);
  });
});

describe('the keys', () => {
  it('are set under Settings → Writing, of which the site key alone is in the page', async () => {
    const cookie = await forms.signIn('admin');
    const options = async () =>
      (await fetch(`${site.address}wp-admin/options-writing.php`, { headers: { cookie } })).text();
    const { hidden } = formsIn(await options()).find(({ names }) => names.includes('sq_blocks_captcha_secret'))!;
    await fetch(`${site.address}wp-admin/options.php`, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams({
        ...hidden,
        sq_blocks_captcha_key: ' public-key ',
        sq_blocks_captcha_secret: ' s3cret ',
      }),
    });
    assert.match(await options(), /value="s3cret"/);
    const page = await forms.pageOf(forms.publish(`[sq_form fields="Name" captcha="turnstile"]`));
    assert.match(page, /"captchaSiteKey":"public-key"/);
    assert.doesNotMatch(page, /s3cret/);
    site.php(`delete_option( 'sq_blocks_captcha_key' );`);
  });
});
