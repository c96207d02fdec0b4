import { expect } from '@open-wc/testing';
import { consent } from '../../shared/services/consent/consent.js';
import { forgetPageContext } from '../../shared/platform/page/read-page.js';
import { inShadow, nextEvent, place, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { http, HttpResponse } from '../../shared/testing/network.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import { formHtml } from '../form-html.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import './index.js';
import sheet from './sq-form.css' with { type: 'css' };
import { pretendFormBackend } from './testing/form-backend.js';

type Form = ElementOf<typeof form>;

const FIELDS = [
  { type: 'section', title: 'About you', underline: true },
  { id: 'home', type: 'address', title: 'Address', required: true },
  { id: 'day', type: 'date', title: 'Day', required: true },
  { id: 'hour', type: 'time', title: 'Hour' },
  { id: 'mood', type: 'likert', title: 'Mood', options: ['I like clay.', 'I like 8.30 a.m.'] },
  { id: 'boxes', type: 'checkbox', title: 'Boxes', options: ['A', 'B'], required: true },
  { id: 'price', type: 'currency', title: 'Price', currencySymbol: '€' },
  { id: 'site', type: 'website', title: 'Site' },
  { id: 'pass', type: 'password', title: 'Password' },
  { id: 'handle', type: 'twitter', title: 'Handle' },
];

describe('fields of sq-form by kind', () => {
  const { network, saves, answer, values } = pretendFormBackend();
  before(() => withPageSheet(sheet));
  beforeEach(emptyDatabase);

  async function open(fields: object[] = FIELDS) {
    const element = await place<Form>(`<sq-form form-id="f" fields='${JSON.stringify(fields)}'></sq-form>`);
    await until(() => element.querySelector('form')?.noValidate);
    return element;
  }
  const control = (element: Element, name: string) =>
    [...element.querySelectorAll<HTMLInputElement>('[name]')].find((each) => each.name === name)!;
  const check = (element: Element, name: string, value: string) =>
    [...element.querySelectorAll<HTMLInputElement>('[name]')]
      .find((each) => each.name === name && each.value === value)!
      .click();
  function fillIn(element: Element) {
    for (const [name, value] of [
      ['home.Line1', '1 Main St'],
      ['home.City', 'Springfield'],
      ['home.Zip', '12345'],
      ['home.Country', 'USA'],
      ['day', '2026-03-05'],
      ['hour', '14:30'],
    ] as const)
      control(element, name).value = value;
    check(element, 'mood.I like clay.', '2');
    check(element, 'mood.I like 8.30 a.m.', '-1');
    check(element, 'boxes', 'B');
  }
  async function refused(element: Form) {
    const failed = nextEvent<CustomEvent<{ errors: Record<string, string> }>>(element, 'sq-submit-error');
    await element.submit();
    return (await failed).detail.errors;
  }
  async function sent(element: Form) {
    answer();
    const done = nextEvent(element, 'sq-submit-success');
    await element.submit();
    await done;
    return values();
  }

  it('are sent in the shapes of the specification [FRM-013] [FRM-014] [FRM-015] [FRM-019]', async () => {
    const element = await open();
    fillIn(element);
    expect(await sent(element)).to.deep.equal({
      home: ['1 Main St', '', 'Springfield', '', '12345', 'USA'],
      day: ['03', '05', '2026'],
      hour: ['02', '30', '00', 'PM'],
      mood: { 'I like clay.': 2, 'I like 8.30 a.m.': -1 },
      boxes: ['B'],
      price: '',
      site: '',
      pass: '',
      handle: '',
    });
  });
  it('a likert scale has its five labels [FRM-020]', async () => {
    const element = await open();
    const question = control(element, 'mood.I like clay.').closest('fieldset')!;
    expect(question.querySelector('legend')!.textContent).to.equal('I like clay.');
    expect(
      [...question.querySelectorAll('label')].map((label) => [label.querySelector('input')!.value, label.textContent]),
    ).to.deep.equal([
      ['-2', 'Strongly Disagree'],
      ['-1', 'Disagree'],
      ['0', 'Neutral'],
      ['1', 'Agree'],
      ['2', 'Strongly Agree'],
    ]);
  });
  it('a section is neither validated nor sent [FRM-034]', async () => {
    const element = await open([{ id: 's', type: 'section', title: 'Only words', required: true }]);
    expect(await sent(element)).to.deep.equal({});
  });
  it('errors are listed with the visible labels, and each moves the focus to its field', async () => {
    const element = await open();
    expect(Object.keys(await refused(element))).to.deep.equal(['home', 'day', 'boxes']);
    const lines = [...inShadow(element, '[part=summary]')!.querySelectorAll('li')];
    expect(lines.map(({ textContent }) => textContent)).to.deep.equal([
      'Address: This field is required.',
      'Day: This field is required.',
      'Boxes: This field is required.',
    ]);
    lines[2]!.querySelector('button')!.click();
    expect((document.activeElement as HTMLInputElement).name).to.equal('boxes');
    await expect(element).to.be.accessible();
  });
  it('an error is added to the description of a control, and removed from it', async () => {
    const element = await open([{ id: 'a', type: 'text', description: 'Why', required: true }]);
    const descriptions = () =>
      control(element, 'a')
        .getAttribute('aria-describedby')!
        .split(' ')
        .map((id) => document.getElementById(id)!.textContent);
    expect(descriptions()).to.deep.equal(['Why']);
    await refused(element);
    await until(() => descriptions().length > 1);
    expect(descriptions()).to.deep.equal(['This field is required.', 'Why']);
    control(element, 'a').value = 'x';
    control(element, 'a').dispatchEvent(new Event('input', { bubbles: true }));
    await until(() => descriptions().length === 1);
    expect(descriptions()).to.deep.equal(['Why']);
  });
  it('a ZIP code has five digits in the United States, and any form elsewhere', async () => {
    const element = await open();
    fillIn(element);
    control(element, 'home.Zip').value = 'AB1 2CD';
    expect(await refused(element)).to.deep.equal({ home: 'A US ZIP code has 5 digits.' });
    control(element, 'home.Country').value = 'United Kingdom';
    expect((await sent(element))['home']).to.include('AB1 2CD');
  });
  it('a date of three controls must exist in the calendar', async () => {
    const part = (name: string, value: string) => `<input aria-label="${name}" name="day.${name}" value="${value}">`;
    const element = await place<Form>(
      `<sq-form><form>${part('Month', '2')}${part('Day', '30')}${part('Year', '2026')}<button>Send</button></form></sq-form>`,
    );
    expect(await refused(element)).to.deep.equal({ day: 'This is not a date.' });
    control(element, 'day.Day').value = '28';
    expect(await sent(element)).to.deep.equal({ day: ['2', '28', '2026'] });
  });
  it('a name with a dot that is not a part is a plain name', async () => {
    const element = await place<Form>(
      '<sq-form><form><input aria-label="a" name="user.email" value="x"><input aria-label="b" name="odd.Line" value="1"><input aria-label="c" name="odd.Hour" value="2"><button>Send</button></form></sq-form>',
    );
    expect(await sent(element)).to.deep.equal({ 'user.email': 'x', 'odd.Line': '1', 'odd.Hour': '2' });
  });
  it('a form printed by a server works like one built in the browser', async () => {
    const element = await place<Form>(
      `<sq-form form-id="f">${formHtml(FIELDS, { action: '/api/form/submit/f' })}</sq-form>`,
    );
    fillIn(element);
    expect((await sent(element))['mood']).to.deep.equal({ 'I like clay.': 2, 'I like 8.30 a.m.': -1 });
  });
  it('any body of a successful answer is accepted [FRM-043]', async () => {
    for (const body of [
      () => new HttpResponse(null, { status: 204 }),
      () => HttpResponse.json({ id: 7 }),
      () => HttpResponse.html('<p>ok'),
    ]) {
      const element = await place<Form>('<sq-form form-id="f"><form><button>Send</button></form></sq-form>');
      answer(body);
      const done = nextEvent(element, 'sq-submit-success');
      await element.submit();
      await done;
      element.remove();
    }
    expect(saves).to.have.length(3);
  });
  it('a form that cannot be rendered is logged to the console only [FRM-058]', async () => {
    const warnings = await warningsOf(async () => {
      const element = await place<Form>(
        '<sq-form form-id="broken" fields="{&quot;no&quot;: 1}"><p>Write to us.</p></sq-form>',
      );
      expect(element.querySelector('p')!.checkVisibility()).to.equal(true);
      expect(inShadow(element, '[part=banner-above]')!.hidden).to.equal(true);
    });
    expect(warnings.join()).to.contain('fields');
  });

  describe('the count of a rendered form', () => {
    const hits: unknown[] = [];
    const CENSUS = '/api/census/form-render';
    let script: HTMLScriptElement;
    beforeEach(() => {
      hits.length = 0;
      network.use(
        http.post(CENSUS, async ({ request }) => {
          hits.push(await request.json());
          return new HttpResponse(null, { status: 204 });
        }),
      );
      script = document.createElement('script');
      script.type = 'application/json';
      script.id = 'sq-context';
      script.textContent = JSON.stringify({ website: { id: 'w1' }, item: { id: 'i1' } });
      document.head.append(script);
      forgetPageContext();
      document.cookie = 'ss_cvr=visitor; path=/';
    });
    afterEach(() => {
      script.remove();
      forgetPageContext();
      consent().reset();
      document.cookie = 'ss_cvr=; max-age=0; path=/';
    });
    it('is sent once, after consent, with its form, visitor and page [FRM-044]', async () => {
      await place('<sq-form form-id="f"><form><button>Send</button></form></sq-form>');
      consent().decline();
      document.cookie = 'ss_cvr=visitor; path=/';
      consent().accept();
      await until(() => hits.length > 0);
      consent().decline();
      consent().accept();
      expect(hits).to.deep.equal([
        {
          formId: 'f',
          visitorCookie: 'visitor',
          pageTitle: document.title,
          pageId: 'i1',
          contentSource: 'i',
          pagePath: location.pathname,
          pagePermissionTypeValue: null,
        },
      ]);
    });
  });
});
