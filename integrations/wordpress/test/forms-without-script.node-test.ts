import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { CONTACT, formsIn, startForms, TYPED, type Forms } from './support/forms.js';
import { scriptsIn } from './support/read-html.js';
import type { WordPress } from './support/wordpress.js';

let site: WordPress;
let forms: Forms;
before(async () => ({ site, forms } = await startForms()));
after(() => site?.close());
beforeEach(() => forms.clear());

describe('without script', () => {
  const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it('the visitor comes back to the page, and is thanked there', async () => {
    const { action } = await forms.publishForm(
      '[sq_form fields="Name" form-id="a" post-submit-message="Bis <bald>"]\n\n[sq_form fields="Name" form-id="b"]',
    );
    const { status, location } = await forms.send(action, TYPED, html);
    assert.equal(status, 303);
    const page = await (await fetch(location!)).text();
    assert.match(location!, /#sq-sent$/);
    assert.equal(page.match(/id="sq-sent"/g)!.length, 1);
    assert.match(page, /<p id="sq-sent"[^>]* role="status"[^>]*>Bis &lt;bald&gt;<\/p><form/);
  });

  it('the page that the author has named follows', async () => {
    const to = async (address: string) =>
      (
        await forms.send(
          (await forms.publishForm(`[sq_form fields="Name" success-redirect="${address}"]`)).action,
          { name: address },
          html,
        )
      ).location;
    assert.equal(await to('/thanks'), `${site.address}thanks`);
    assert.equal(await to('https://shop.example/thanks?a=1'), 'https://shop.example/thanks?a=1');
    const { action } = await forms.publishForm(
      '<sq-form success-redirect="javascript:x"><form><input name="name"></form></sq-form>',
    );
    assert.match((await forms.send(action, { name: 'x' }, html)).location ?? '', /sq-sent/);
  });

  it('errors are named on a page with all that was typed, which is sent from there', async () => {
    const { action, id } = await forms.publishForm(`${CONTACT}`);
    const hostile = '"><script>x</script>';
    const { status, text } = await forms.send(
      action,
      { ...TYPED, email: hostile, message: `</textarea>${hostile}` },
      html,
    );
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
    assert.equal((await forms.send(form!.attributes['action'], TYPED, html)).status, 303);
  });

  it('a refusal is a page as well', async () => {
    const { status, text } = await forms.send('/?rest_route=/sq-blocks/v1/forms/999999/1', TYPED, html);
    assert.equal(status, 404);
    assert.match(text, /<h1>Your message has not been sent<\/h1>/);
  });
});
