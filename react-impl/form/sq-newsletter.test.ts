import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { inShadow, nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { http, HttpResponse } from '../../shared/testing/network.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import { aroundUpgrade } from '../../shared/testing/upgrade.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import { FORM_CALLS, pretendFormBackend } from './testing/form-backend.js';
import formSheet from '../../elements/sq-form/sq-form.css' with { type: 'css' };
import type { newsletter } from './newsletter-declaration.js';
import '../../elements/sq-newsletter/index.js';
import sheet from '../../elements/sq-newsletter/sq-newsletter.css' with { type: 'css' };

type Newsletter = ElementOf<typeof newsletter>;

describe('sq-newsletter', () => {
  const { network, saves, answer, values } = pretendFormBackend();
  before(() => {
    withPageSheet(formSheet);
    withPageSheet(sheet);
  });
  beforeEach(emptyDatabase);

  const open = (width = 600, attributes = '', inside = '') =>
    place(
      `<div style="inline-size:${width}px"><sq-newsletter form-id="news" ${attributes}>${inside}</sq-newsletter></div>`,
    ).then((holder) => holder.firstElementChild as Newsletter);
  async function opened(width?: number, attributes?: string) {
    const element = await open(width, attributes);
    await settled(element);
    expect(element.querySelector('form')?.noValidate).to.equal(true);
    return element;
  }
  const email = (element: Element) => element.querySelector<HTMLInputElement>('[type=email]')!;
  async function signUp(element: Element) {
    email(element).focus();
    await sendKeys({ type: 'ada@example.com' });
    await sendKeys({ press: 'Enter' });
  }

  describe('with the settings of existing sites', () => {
    const SETTINGS = {
      title: 'Letters from the studio',
      description: { html: '<p>Once a month.<br>No <em>noise</em>.</p>' },
      submitButtonText: 'Sign me up',
      successRedirect: '/thanks.html',
      captchaEnabled: true,
      captchaTheme: 'light',
    };
    const json = JSON.stringify(SETTINGS).replaceAll('"', '&quot;');

    it('has their heading, text and button, beside the fields', async () => {
      const element = await opened(600, `data-block-json="${json}"`);
      expect(element.querySelector('.sq-section')!.textContent).to.equal(
        'Letters from the studioOnce a month.No noise.',
      );
      expect(element.querySelector('.sq-submit')!.textContent).to.equal('Sign me up');
      expect([element.successRedirect, element.captcha]).to.deep.equal(['/thanks.html', 'recaptcha']);
      // The field is still beside the button, below the heading.
      const [heading, field, submit] = ['.sq-section', '.sq-field', '.sq-submit'].map((selector) =>
        element.querySelector(selector)!.getBoundingClientRect(),
      );
      expect(heading!.bottom).to.be.at.most(field!.top);
      expect(field!.bottom).to.be.closeTo(submit!.bottom, 1);
      expect(field!.right).to.be.at.most(submit!.left);
    });
    it('has no captcha where they say so', async () => {
      const element = await opened(600, `data-block-json='{"captchaEnabled": false}'`);
      expect([element.captcha, element.querySelector('.sq-section')]).to.deep.equal(['none', null]);
    });
    it("takes from pasted content everything but the owner's own HTML", async () => {
      const owners = JSON.stringify({ ...SETTINGS, postSubmitHtml: '<img src=x onerror=1>', formId: 'pasted' });
      const element = await open(
        600,
        '',
        `<div class="sqs-block" data-block-json="${owners.replaceAll('"', '&quot;')}"><div class="sqs-block-content"></div></div>`,
      );
      await until(() => element.querySelector('form')?.noValidate);
      expect([element.heading, element.postSubmitHtml, element.formId]).to.deep.equal([
        'Letters from the studio',
        '',
        'news',
      ]);
    });
  });

  it('any visitor can sign up, with nothing but the tag [NWS-001]', async () => {
    answer();
    const element = await opened();
    expect([email(element).required, email(element).autocomplete]).to.deep.equal([true, 'email']);
    const done = nextEvent(element, 'sq-submit-success');
    await signUp(element);
    await done;
    expect(values()).to.deep.equal({ email: 'ada@example.com' });
  });
  it('emits sq-subscribe for each new subscriber, when the page shows the success [NWS-002]', async () => {
    answer();
    const element = await opened();
    const heard: string[] = [];
    const isThanked = () => element.querySelector('.sq-form-success')?.checkVisibility() === true;
    const note = (event: Event) => {
      const { type, target, detail } = event as CustomEvent<unknown>;
      heard.push([type, (target as Element).localName, JSON.stringify(detail), isThanked()].join(' '));
    };
    for (const type of ['sq-submit', 'sq-subscribe']) document.addEventListener(type, note);
    for (const count of [1, 2]) {
      const subscribed = nextEvent(document, 'sq-subscribe');
      await signUp(element);
      await subscribed;
      expect(saves).to.have.length(count);
      await element.reset();
    }
    for (const type of ['sq-submit', 'sq-subscribe']) document.removeEventListener(type, note);
    const each = ['sq-submit sq-newsletter {"formData":{}} false', 'sq-subscribe sq-newsletter {"formId":"news"} true'];
    expect(heard).to.deep.equal([...each, ...each]);
  });
  it('does not emit sq-subscribe when the submission is refused', async () => {
    answer(() => new HttpResponse(null, { status: 429 }));
    const element = await opened();
    let isEmitted = false;
    element.addEventListener('sq-subscribe', () => (isEmitted = true));
    const failed = nextEvent(element, 'sq-submit-error');
    await signUp(element);
    await failed;
    expect(isEmitted).to.equal(false);
  });
  it('has the class of a small container under 320 px, and only there [NWS-003]', async () => {
    const element = await opened(319);
    expect(element.classList.contains('sq-small-container')).to.equal(true);
    const isStacked = () =>
      element.querySelector('.sq-submit')!.getBoundingClientRect().top >= email(element).getBoundingClientRect().bottom;
    expect(isStacked()).to.equal(true);
    element.parentElement!.style.inlineSize = '320px';
    await until(() => !element.classList.contains('sq-small-container'));
    expect(isStacked()).to.equal(false);
  });
  it('goes through the states, calls, payload and texts of a form [NWS-004]', async () => {
    let openGate = () => {};
    const gate = new Promise<void>((resolve) => (openGate = resolve));
    answer(async () => {
      await gate;
      return new HttpResponse(null, { status: 401 });
    });
    const element = await opened(600, 'submit-button-text="Join"');
    const button = element.querySelector('button')!;
    await signUp(element);
    await until(() => button.textContent === 'Submitting…');
    expect(element.querySelector('form')!.getAttribute('aria-busy')).to.equal('true');
    const failed = nextEvent(element, 'sq-submit-error');
    openGate();
    await failed;
    expect(inShadow(element, '[part=banner-above]')!.textContent).to.equal(
      'Unable to submit form. Please try again later.',
    );
    expect(button.textContent).to.equal('Join');
    expect(saves[0]!.body).to.include({ key: 'key-1', formId: 'news', submitButtonText: 'Join', isOverlayForm: false });
    network.use(http.post(FORM_CALLS.key, () => new HttpResponse(null, { status: 500 })));
    const again = nextEvent(element, 'sq-submit-error');
    button.click();
    await again;
    expect(inShadow(element, '[part=banner-above]')!.textContent).to.equal(
      'Could not get a form submission key, please try again later.',
    );
  });
  it('sends isOverlayForm inside a dialog', async () => {
    answer();
    const dialog = await place<HTMLDialogElement>('<dialog open></dialog>');
    dialog.innerHTML = '<sq-newsletter form-id="news"></sq-newsletter>';
    await until(() => dialog.querySelector('form')?.noValidate);
    const done = nextEvent(dialog, 'sq-submit-success');
    await signUp(dialog);
    await done;
    expect(saves[0]!.body['isOverlayForm']).to.equal(true);
  });
  for (const width of [300, 800])
    it(`nothing moves on upgrade at ${width} px`, async () => {
      const { before, after } = await aroundUpgrade(
        '<sq-newsletter form-id="x"><form class="sq-fields" action="/api/form/submit/news" method="post"><div class="sq-field"><label for="e">Email</label><input id="e" type="email" name="email"></div><button class="sq-submit">Join</button></form></sq-newsletter>',
        'sq-newsletter',
        width,
      );
      expect(after).to.deep.equal(before);
    });
  it('its one field takes the room that was kept for it', async () => {
    const { before, after } = await aroundUpgrade(
      '<style>@import url(/elements/sq-form/sq-form.css)</style><sq-newsletter form-id="x"></sq-newsletter>',
      'sq-newsletter',
    );
    expect(after.length).to.be.above(before.length);
    // Rounded: engines differ by a part of a pixel.
    for (const at of [0, -1])
      for (const [side, length] of after.at(at)!.entries()) expect(length).to.be.closeTo(before.at(at)![side]!, 1);
  });
  it('is accessible, idle and with an error', async () => {
    const element = await opened();
    await expect(element).to.be.accessible();
    const failed = nextEvent(element, 'sq-submit-error');
    await element.submit();
    await failed;
    await expect(element).to.be.accessible();
  });
});
