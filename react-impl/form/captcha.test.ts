import { expect } from '@open-wc/testing';
import { loadDraft } from '../../shared/forms/drafts.js';
import { outbox } from '../../shared/forms/outbox/outbox.js';
import { consent } from '../../shared/services/consent/consent.js';
import { fakeCaptcha, type FakeCaptcha } from '../../shared/testing/captcha.js';
import { inShadow, nextEvent, place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { http, HttpResponse } from '../../shared/testing/network.js';
import { emptyDatabase, pretend } from '../../shared/testing/storage.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';
import sheet from '../../elements/sq-form/sq-form.css' with { type: 'css' };
import { FORM_CALLS, pretendFormBackend } from './testing/form-backend.js';
import { placeOfForm } from './testing/draft-forms.js';

type Form = ElementOf<typeof form>;

describe('sq-form with a captcha', () => {
  const { network, saves, keys, answer, values } = pretendFormBackend();
  let fake: FakeCaptcha;
  before(() => withPageSheet(sheet));
  beforeEach(async () => {
    await emptyDatabase();
    consent().accept();
    fake = fakeCaptcha('recaptcha');
  });
  afterEach(() => {
    fake.restore();
    consent().reset();
  });

  const open = (attributes = 'captcha-key="k"') =>
    place<Form>(
      `<sq-form form-id="f" captcha="recaptcha" ${attributes}><form><label>Name <input name="name" value="Ada"></label><button>Send</button></form></sq-form>`,
    );
  const input = (element: Element) => element.querySelector('input')!;
  const button = (element: Element) => element.querySelector('button')!;
  const alert = (element: Element) => inShadow(element, '[part=banner-above]')!.textContent;
  const failed = (element: Form) => nextEvent<CustomEvent<{ message: string }>>(element, 'sq-submit-error');
  async function openAndFocus(attributes?: string) {
    const element = await open(attributes);
    await until(() => {
      input(element).blur();
      input(element).focus();
      return fake.widgets.length > 0;
    });
    return element;
  }

  it('is not loaded before the first focus', async () => {
    const element = await open();
    expect(element.querySelector('.sq-captcha') === null).to.equal(true);
    await openAndFocus();
    expect(fake.widgets[0]!.options['sitekey']).to.equal('k');
  });
  it('must be solved before the form is sent; until then an error is shown [FRM-027] [FRM-048]', async () => {
    answer();
    const element = await openAndFocus();
    const end = failed(element);
    button(element).click();
    expect((await end).detail.message).to.equal('Complete CAPTCHA before submitting.');
    expect(alert(element)).to.equal('Complete CAPTCHA before submitting.');
    expect(keys).to.have.length(0);
  });
  it('its token is sent as captchaKey, and nowhere else [FRM-025]', async () => {
    answer();
    const element = await openAndFocus();
    fake.widgets[0]!.solve('token-1');
    const done = nextEvent(element, 'sq-submit-success');
    button(element).click();
    await done;
    expect(saves[0]!.body['captchaKey']).to.equal('token-1');
    expect(values()).to.deep.equal({ name: 'Ada' });
  });
  for (const name of ['g-recaptcha-response', 'h-captcha-response', 'cf-turnstile-response'])
    it(`of the author's own (${name}) must be solved too, and its token is the captchaKey [FRM-027] [FRM-025]`, async () => {
      answer();
      const element = await place<Form>(
        `<sq-form form-id="own"><form><input name="name" value="Ada"><div><textarea name="${name}" hidden></textarea></div><button>Send</button></form></sq-form>`,
      );
      const end = failed(element);
      button(element).click();
      expect((await end).detail.message).to.equal('Complete CAPTCHA before submitting.');
      expect(keys).to.have.length(0);
      element.querySelector('textarea')!.value = 'own-token';
      const done = nextEvent(element, 'sq-submit-success');
      button(element).click();
      await done;
      expect(saves[0]!.body['captchaKey']).to.equal('own-token');
      expect(values()).to.deep.equal({ name: 'Ada' });
    });
  it('a form without a captcha sends no captchaKey [FRM-025]', async () => {
    answer();
    const element = await place<Form>('<sq-form form-id="f"><form><button>Send</button></form></sq-form>');
    const done = nextEvent(element, 'sq-submit-success');
    button(element).click();
    await done;
    expect(saves[0]!.body).not.to.have.property('captchaKey');
  });
  it('is reset by a failure, and submit stays disabled until it is solved again [FRM-009]', async () => {
    let status = 500;
    answer(() => new HttpResponse(null, { status }));
    const element = await openAndFocus();
    fake.widgets[0]!.solve('token-1');
    const end = failed(element);
    button(element).click();
    await end;
    await settled(element);
    expect(fake.widgets[0]!.resets).to.equal(1);
    expect(button(element).getAttribute('aria-disabled')).to.equal('true');
    const refused = failed(element);
    button(element).click();
    expect((await refused).detail.message).to.equal('Complete CAPTCHA before submitting.');
    expect(saves).to.have.length(1);
    fake.widgets[0]!.expire();
    expect(button(element).getAttribute('aria-disabled'), 'expired').to.equal('true');
    status = 204;
    fake.widgets[0]!.solve('token-2');
    expect(button(element).hasAttribute('aria-disabled')).to.equal(false);
    const done = nextEvent(element, 'sq-submit-success');
    button(element).click();
    await done;
    expect(saves[1]!.body['captchaKey']).to.equal('token-2');
  });
  it('its token can be used once: the next submission needs a new one', async () => {
    answer();
    const element = await openAndFocus('captcha-key="k" remember="false"');
    fake.widgets[0]!.solve('token-1');
    const done = nextEvent(element, 'sq-submit-success');
    button(element).click();
    await done;
    await element.reset();
    expect(fake.widgets[0]!.resets).to.equal(1);
    const end = failed(element);
    button(element).click();
    expect((await end).detail.message).to.equal('Complete CAPTCHA before submitting.');
    expect(saves).to.have.length(1);
  });
  it('an expired token is not sent', async () => {
    answer();
    const element = await openAndFocus();
    fake.widgets[0]!.solve('token-1');
    fake.widgets[0]!.expire();
    const end = failed(element);
    button(element).click();
    await end;
    expect(keys).to.have.length(0);
  });
  it('asks for consent before the provider is contacted, which can be given for this captcha alone', async () => {
    consent().decline();
    const element = await open();
    await until(() => {
      input(element).blur();
      input(element).focus();
      return element.querySelector('.sq-captcha-note');
    });
    expect(fake.widgets).to.have.length(0);
    const note = element.querySelector('.sq-captcha-note')!;
    expect(note.textContent).to.contain('Google reCAPTCHA');
    await expect(element).to.be.accessible();
    note.querySelector('button')!.click();
    await until(() => fake.widgets.length === 1);
    expect(element.querySelector('.sq-captcha-note') === null).to.equal(true);
    expect(consent().get()).to.equal('declined');
  });
  it('is loaded when consent is given somewhere else on the page', async () => {
    consent().decline();
    const element = await open();
    await until(() => {
      input(element).blur();
      input(element).focus();
      return element.querySelector('.sq-captcha-note');
    });
    consent().accept();
    await until(() => fake.widgets.length === 1);
    expect(element.querySelector('.sq-captcha-note') === null).to.equal(true);
  });
  it('without a site key there is one warning, and the form is sent without a captcha', async () => {
    answer();
    const warnings = await warningsOf(async () => {
      const element = await open('');
      await until(() => {
        input(element).blur();
        input(element).focus();
        button(element).click();
        return saves.length > 0;
      });
    });
    expect(saves[0]!.body).not.to.have.property('captchaKey');
    expect(warnings.join()).to.contain('ReCaptcha has not been set up!');
  });
  it('without a site key a failure does not disable the button', async () => {
    answer(() => new HttpResponse(null, { status: 500 }));
    const element = await open('');
    await warningsOf(async () => {
      await until(() => {
        input(element).blur();
        input(element).focus();
        button(element).click();
        return saves.length > 0;
      });
      await until(() => alert(element) !== '');
    });
    await settled(element);
    expect(button(element).hasAttribute('aria-disabled')).to.equal(false);
  });
  it('a form with a captcha does not wait for the network: its token would expire', async () => {
    const element = await openAndFocus();
    input(element).value = 'Grace';
    input(element).dispatchEvent(new Event('input', { bubbles: true }));
    // The code that queues submissions is loaded when it has saved a draft.
    await until(async () => (await loadDraft(placeOfForm('f'))) !== undefined);
    fake.widgets[0]!.solve('token-1');
    network.use(http.post(FORM_CALLS.key, () => HttpResponse.error()));
    const restore = pretend(navigator, 'onLine', false);
    const end = failed(element);
    button(element).click();
    const { message } = (await end).detail;
    restore();
    expect(message).to.equal('Could not get a form submission key, please try again later.');
    expect(await outbox().items()).to.deep.equal([]);
  });
  it('is removed with its block', async () => {
    const element = await openAndFocus();
    const inner = element.querySelector('form')!;
    const parent = element.parentElement!;
    element.remove();
    await until(() => fake.widgets[0]!.removed);
    expect(inner.querySelector('.sq-captcha') === null).to.equal(true);
    parent.append(element);
  });
});
