import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { CONTACT, formsIn, startForms, type Forms } from './support/forms.js';
import { scriptsIn } from './support/read-html.js';
import type { WordPress } from './support/wordpress.js';

let site: WordPress;
let forms: Forms;
before(async () => ({ site, forms } = await startForms()));
after(() => site?.close());
beforeEach(() => forms.clear());

describe('[sq_form]', () => {
  it('is a form that works without script, by an author', async () => {
    const { form, id } = await forms.publishForm(CONTACT, 'author');
    assert.match(form.attributes['action']!, /^\/[^/].*sq-blocks\/v1\/forms\//);
    assert.equal(form.attributes['method'], 'post');
    assert.equal(form.attributes['data-sq-options'], undefined);
    assert.deepEqual(form.names.slice(0, 4), ['name', 'email', 'topic', 'message']);
    const page = await forms.pageOf(id);
    assert.match(page, /<sq-form><form class="sq-fields"/);
    assert.match(
      page,
      /<label for="([^"]+)">Name<\/label> <input type="text" id="\1" name="name" required autocomplete="name">/,
    );
    assert.match(page, /<link [^>]*sq-blocks\.css[^]*<\/head>/);
    assert.doesNotMatch(page, /<p>\s*<(sq-)?form|<br \/>/);
  });

  it('takes its fields from lines, with labels in any language', async () => {
    const { form, id } = await forms.publishForm(
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
    assert.deepEqual((await forms.send(action, { one: 'x' })).json.errors && true, true);
    const { status, location } = await forms.send(action, { two: 'x' }, { accept: 'text/html' });
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
      const { action } = await forms.publishForm(`<!-- wp:block {"ref":${block}} /-->`);
      assert.deepEqual((await forms.send(action, { name: 'Ann' })).json, { ok: true });
      const html =
        '<!-- wp:html -->\n<sq-newsletter>\n\n<form>\n<input type="email" name="email" required>\n\n<button>Join</button></form></sq-newsletter>\n<!-- /wp:html -->';
      assert.deepEqual((await forms.send((await forms.publishForm(html)).action, { email: 'a@example.com' })).json, {
        ok: true,
      });
    } finally {
      site.php(`switch_theme( 'classic' );`);
    }
  });
});
