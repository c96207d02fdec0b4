import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { CONTACT, startForms, TYPED, type Forms } from './support/forms.js';
import type { WordPress } from './support/wordpress.js';

let site: WordPress;
let forms: Forms;
before(async () => ({ site, forms } = await startForms()));
after(() => site?.close());
beforeEach(() => forms.clear());

describe('the mail', () => {
  it('goes to the owner, and is answered to the visitor', async () => {
    const { action, id } = await forms.publishForm(CONTACT);
    await forms.send(action, TYPED);
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
    const { action } = await forms.publishForm(
      '[sq_form fields="Name, Email: email, Email 2: text" subject="Hi\nBcc: c@evil.example"]',
    );
    for (const email of [
      'a@example.com\r\nBcc: b@evil.example',
      'a@example.com,b@evil.example',
      '"x\r\nBcc: y"@example.com',
      'a@example.com%0aBcc:b@evil.example',
    ])
      await forms.send(action, { name: 'x\r\nBcc: b@evil.example', 'email-2': email });
    assert.equal((await forms.send(action, { email: 'a@example.com\r\nBcc: b@evil.example' })).status, 400);
    const mails = forms.mails();
    assert.equal(mails.length, 4);
    for (const { text, to } of mails) {
      const [head = ''] = text.split(/\r?\n\r?\n/);
      assert.doesNotMatch(head, /^(bcc|cc|reply-to):/im);
      assert.deepEqual(to, ['admin@example.com']);
    }
  });

  it('that fails loses nothing, and the visitor is thanked', async () => {
    const { action } = await forms.publishForm(CONTACT);
    assert.deepEqual((await forms.send(action, TYPED)).json, { ok: true });
    assert.equal(forms.submissions()[0]!.didMailFail, true);
    site.php(
      `file_put_contents( WPMU_PLUGIN_DIR . '/throws.php', "<?php add_filter( 'pre_wp_mail', function () { throw new Error( 'x' ); } );" );`,
    );
    try {
      assert.deepEqual((await forms.send(action, { ...TYPED, message: 'b' })).json, { ok: true });
    } finally {
      site.php(`unlink( WPMU_PLUGIN_DIR . '/throws.php' );`);
    }
    assert.equal(forms.submissions()[1]!.didMailFail, true);
  });

  it('is plain text, also where a plugin sends all mails as HTML', async () => {
    const { action } = await forms.publishForm(CONTACT);
    site.php(
      `file_put_contents( WPMU_PLUGIN_DIR . '/html.php', "<?php add_filter( 'wp_mail_content_type', function () { return 'text/html'; }, 99 );" );`,
    );
    await forms.send(action, TYPED);
    site.php(`unlink( WPMU_PLUGIN_DIR . '/html.php' );`);
    assert.match(forms.mails()[0]!.text, /^Content-Type: text\/plain/m);
  });

  it('goes to an address that an editor has written, or to the author of the post', async () => {
    const to = async (written: string, login: string) => {
      const { action } = await forms.publishForm(`[sq_form fields="Name" to="${written}"]`, login);
      assert.doesNotMatch((await forms.pageOf(Number(/(\d+)\/1$/.exec(action)![1]))).split('</sq-form>')[0]!, /shop@/);
      await forms.send(action, { name: login });
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
