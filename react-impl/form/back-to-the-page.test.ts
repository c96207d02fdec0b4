import { expect } from '@open-wc/testing';
import { navigation } from './form.js';
import { nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import { typeText } from '../../shared/testing/typing.js';
import '../../elements/sq-newsletter/index.js';
import '../../elements/sq-reviews/index.js';
import '../../elements/sq-form/index.js';
import sheet from '../../elements/sq-form/sq-form.css' with { type: 'css' };

const FORM = `<form method="post" action="/mailer.cgi"><label>Email <input name="email" required></label>
  <button>Send</button></form>`;

/** The browser shows the page that it has kept, or has loaded one to its end. */
const show = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

/** Timers and frames have had their turn. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

describe('a form of a page to which the visitor comes back', () => {
  const network = pretendNetwork();
  const realGo = navigation.go;
  let wentTo: string[] = [];
  let sent: string[] = [];
  before(() => withPageSheet(sheet));
  beforeEach(async () => {
    await emptyDatabase();
    wentTo = [];
    sent = [];
    navigation.go = (address) => wentTo.push(address);
    network.use(
      http.post('/mailer.cgi', async ({ request }) => {
        sent.push(await request.text());
        return HttpResponse.json({ ok: true });
      }),
    );
  });
  afterEach(() => {
    navigation.go = realGo;
  });

  const form = (element: Element) => element.querySelector('form')!;
  async function send(element: Element, outcome = 'sq-submit-success') {
    const end = nextEvent(element, outcome);
    form(element).querySelector('button')!.click();
    await end;
    await settled(element);
  }
  async function sentForm(html: string, outcome?: string) {
    const element = await place(html);
    form(element).querySelector('input')!.focus();
    await typeText('ada@example.com');
    await send(element, outcome);
    return element;
  }

  for (const tag of ['sq-form', 'sq-newsletter', 'sq-reviews'])
    it(`is there again, and can be sent again: ${tag}`, async () => {
      const element = await sentForm(`<${tag} success-redirect="/thanks.html">${FORM}</${tag}>`);
      expect(wentTo).to.deep.equal([new URL('/thanks.html', document.baseURI).href]);
      expect(form(element).checkVisibility()).to.equal(false);
      show(false);
      await rest();
      expect(form(element).checkVisibility(), 'the page has only been loaded to its end').to.equal(false);
      show(true);
      await until(() => form(element).checkVisibility());
      expect(element.querySelector('.sq-form-success') === null).to.equal(true);
      await expect(element).to.be.accessible();
      await send(element);
      expect(sent).to.deep.equal(['email=ada%40example.com', 'email=ada%40example.com']);
      expect(wentTo.length).to.equal(2);
    });
  it('is there again where a script of the page has led to another one', async () => {
    const element = await sentForm(`<sq-form>${FORM}</sq-form>`);
    show(true);
    await until(() => form(element).checkVisibility());
  });
  it('is there again where the server has led to a page of an error', async () => {
    network.use(http.post('/mailer.cgi', () => HttpResponse.html('<p>Please wait.</p>')));
    const element = await sentForm(`<sq-form>${FORM}</sq-form>`, 'sq-submit-unclear');
    expect(form(element).checkVisibility()).to.equal(false);
    show(true);
    await until(() => form(element).checkVisibility());
  });
  it('keeps what it says of a failure', async () => {
    network.use(http.post('/mailer.cgi', () => HttpResponse.json({ errors: { email: 'No.' } }, { status: 422 })));
    const element = await sentForm(`<sq-form>${FORM}</sq-form>`, 'sq-submit-error');
    show(true);
    await rest();
    expect(element.querySelector('.sq-form-error')!.textContent).to.equal('No.');
  });
});
