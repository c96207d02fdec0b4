import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import { typeText } from '../../shared/testing/typing.js';
import '../../elements/sq-form/index.js';
import sheet from '../../elements/sq-form/sq-form.css' with { type: 'css' };

describe('a form takes what visitors type', () => {
  const network = pretendNetwork();
  let posts: URLSearchParams[] = [];
  before(() => withPageSheet(sheet));
  beforeEach(async () => {
    await emptyDatabase();
    posts = [];
    network.use(
      http.post('/take', async ({ request }) => {
        posts.push(new URLSearchParams(await request.text()));
        return HttpResponse.json({ ok: true });
      }),
    );
  });

  const open = (fields: string) =>
    place(
      `<sq-form remember="false"><form method="post" action="/take">${fields}<button>Send</button></form></sq-form>`,
    );
  const control = (element: Element, name: string) => element.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const errors = (element: Element) =>
    [...element.querySelectorAll('.sq-form-error')].map(({ textContent }) => textContent);
  async function refuse(element: HTMLElement) {
    const failed = nextEvent(element, 'sq-submit-error');
    element.querySelector('button')!.click();
    await failed;
    await settled(element);
  }

  describe('in a field for addresses', () => {
    /** Types, and presses Enter: the code that helps may come later. */
    async function type(element: Element, text: string) {
      control(element, 'site').focus();
      await typeText(text);
      await sendKeys({ press: 'Enter' });
    }
    for (const [text, sent] of [
      ['www.example.com', 'https://www.example.com'],
      ['example.com', 'https://example.com'],
      ['example.co.uk/shop?a=b#c', 'https://example.co.uk/shop?a=b#c'],
      ['müller.de', 'https://müller.de'],
      ['http://example.com', 'http://example.com'],
      ['', ''],
    ] as const)
      it(`"${text}" is sent as "${sent}"`, async () => {
        const element = await open('<label>Site <input type="url" name="site"></label>');
        const done = nextEvent(element, 'sq-submit-success');
        await type(element, text);
        await done;
        expect(posts[0]!.get('site')).to.equal(sent);
      });
    for (const text of ['my site', 'example', 'ada@example.com', 'example.com and more', '.com'])
      it(`"${text}" is no address, and stays as it is`, async () => {
        const element = await open('<label>Site <input type="url" name="site"></label>');
        const failed = nextEvent(element, 'sq-submit-error');
        await type(element, text);
        await failed;
        expect([control(element, 'site').value, posts.length]).to.deep.equal([text, 0]);
      });
    it('with a pattern of its author nothing is added', async () => {
      const element = await open('<input type="url" name="site" pattern="http://.*">');
      const failed = nextEvent(element, 'sq-submit-error');
      await type(element, 'www.example.com');
      await failed;
      expect(control(element, 'site').value).to.equal('www.example.com');
    });
  });

  for (const [what, field, value] of [
    ['a date picker', '<input name="day" required>', '2027-01-02'],
    [
      'a list',
      '<select name="day" required><option value=""></option><option>2027-01-02</option></select>',
      '2027-01-02',
    ],
    ['a text area', '<textarea name="day" required></textarea>', 'tomorrow'],
  ] as const)
    it(`an error goes when ${what} sets a value and tells only of the change`, async () => {
      const element = await open(field);
      await refuse(element);
      expect(errors(element)).to.deep.equal(['This field is required.']);
      control(element, 'day').value = value;
      control(element, 'day').dispatchEvent(new Event('change', { bubbles: true }));
      await until(() => errors(element).length === 0);
    });
  it('an error of the server stays when the field loses the focus to it', async () => {
    network.use(http.post('/take', () => HttpResponse.json({ errors: { day: 'We are closed.' } }, { status: 422 })));
    const element = await open('<input name="day">');
    control(element, 'day').focus();
    await typeText('Sunday');
    // Not by a pointer: the field has the focus until the errors take it, and tells of the change then.
    const changed = nextEvent(control(element, 'day'), 'change');
    await refuse(element);
    control(element, 'day').blur();
    await changed;
    await settled(element);
    expect(errors(element)).to.deep.equal(['We are closed.']);
  });
  it('an error stays when a change has mended nothing', async () => {
    const element = await open('<input name="day" required>');
    await refuse(element);
    control(element, 'day').dispatchEvent(new Event('change', { bubbles: true }));
    await settled(element);
    expect(errors(element)).to.have.length(1);
  });
  it('a field of a list for any number leaves the keyboard its minus', async () => {
    const fields = [
      { id: 'n', type: 'number', title: 'Temperature' },
      { id: 'c', type: 'currency', title: 'Price' },
    ];
    const element = await place(`<sq-form fields='${JSON.stringify(fields)}'></sq-form>`);
    await until(() => control(element, 'n'));
    // The decimal keyboard of an iPhone has digits and a point only.
    expect([control(element, 'n').inputMode, control(element, 'c').inputMode]).to.deep.equal(['', 'decimal']);
    control(element, 'n').focus();
    await typeText('-4.5');
    expect([control(element, 'n').value, control(element, 'n').matches(':valid')]).to.deep.equal(['-4.5', true]);
  });

  describe('errors of a server', () => {
    for (const [what, body] of [
      ['FastAPI', { detail: [{ loc: ['body', 'email'], msg: 'Not an email.', type: 'value_error' }] }],
      ['FastAPI, of a list in a list', { detail: [{ loc: ['body', 'contact', 'email'], msg: 'Not an email.' }] }],
      ['Laravel', { message: 'Invalid.', errors: { email: ['Not an email.'] } }],
    ] as const)
      it(`are at their field: ${what}`, async () => {
        network.use(http.post('/take', () => HttpResponse.json(body, { status: 422 })));
        const element = await open('<input name="email" value="x"><input name="phone">');
        await refuse(element);
        expect(errors(element)).to.deep.equal(['Not an email.']);
        expect(control(element, 'email').getAttribute('aria-invalid')).to.equal('true');
      });
    it('are at their field where the platform has several texts for it', async () => {
      network.use(
        http.post('/api/form/FormSubmissionKey', () => HttpResponse.json({ key: 'k' })),
        http.post('/api/form/SaveFormSubmission', () =>
          HttpResponse.json(
            { errors: { email: ['Not an email.', 'Too short.'], phone: [], more: [7] } },
            { status: 400 },
          ),
        ),
      );
      const element = await place(
        '<sq-form form-id="f" remember="false"><form><input name="email" value="x"><input name="phone"><button>Send</button></form></sq-form>',
      );
      await refuse(element);
      expect(errors(element)).to.deep.equal(['Not an email. Too short.']);
    });
  });
});
