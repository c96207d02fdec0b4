import { expect } from '@open-wc/testing';
import { consent } from '../../shared/services/consent/consent.js';
import { forgetPageContext } from '../../shared/platform/page/read-page.js';
import { inShadow, nextEvent, place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { http, HttpResponse } from '../../shared/testing/network.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import { aroundUpgrade } from '../../shared/testing/upgrade.js';
import { formHtml } from '../../elements/form-html.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';
import sheet from '../../elements/sq-form/sq-form.css' with { type: 'css' };
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
/** What `fillIn` gives. */
const SENT = {
  home: ['1 Main St', '', 'Springfield', '', '12345', 'USA'],
  day: ['03', '05', '2026'],
  hour: ['02', '30', '00', 'PM'],
  mood: { 'I like clay.': 2, 'I like 8.30 a.m.': -1 },
  boxes: ['B'],
  price: '',
  site: '',
  pass: '',
  handle: '',
};

describe('fields of sq-form by kind', () => {
  const { network, answer, values } = pretendFormBackend();
  before(() => withPageSheet(sheet));
  beforeEach(emptyDatabase);

  async function open(fields: object[] = FIELDS) {
    const element = await place<Form>(`<sq-form form-id="f" fields='${JSON.stringify(fields)}'></sq-form>`);
    // `updateComplete`, which place() awaits, is the fields too.
    expect(element.querySelector('form')?.noValidate).to.equal(true);
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
    expect(await sent(element)).to.deep.equal(SENT);
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
    expect(element.querySelectorAll('form')).to.have.length(1);
    expect(Object.keys(await refused(element))).to.deep.equal(['home', 'day', 'boxes']);
    fillIn(element);
    expect(await sent(element)).to.deep.equal(SENT);
  });
  it('a form printed by a server does not move on upgrade, nor what is below it', async () => {
    const { before, after } = await aroundUpgrade(
      `<sq-form form-id="f">${formHtml(FIELDS, { action: '/api/form/submit/f' })}</sq-form>`,
      'sq-form',
      375,
    );
    expect(after).to.deep.equal(before);
  });
  it('room of the height that its author gives is kept for a list', async () => {
    const list = JSON.stringify(FIELDS).replaceAll('"', '&quot;');
    const { before, after } = await aroundUpgrade(
      `<style>sq-form { --sq-form-height: 1500px }</style><sq-form form-id="f" fields="${list}"></sq-form>`,
      'sq-form',
      375,
    );
    expect(before[0]![3]).to.equal(1500);
    expect(after[0]![3]).to.equal(Math.max(...after.slice(1, -1).map(([, y, , height]) => y + height)) - after[0]![1]);
  });
  it('a list that cannot be read is logged to the console only', async () => {
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
    const calls: Request[] = [];
    const CENSUS = '/api/census/form-render';
    const VISITOR = 'ada|1|2|3|4';
    let script: HTMLScriptElement;
    /** The page's context; a program that drives the browser counts as a robot. */
    function setContext(more: object = {}) {
      script.textContent = JSON.stringify({
        website: { id: 'w1' },
        item: { id: 'i1' },
        measuring: { robots: true },
        ...more,
      });
      forgetPageContext();
    }
    const FORM = '<sq-form form-id="f"><form><button>Send</button></form></sq-form>';
    beforeEach(() => {
      hits.length = calls.length = 0;
      network.use(
        http.post(CENSUS, async ({ request }) => {
          calls.push(request);
          hits.push(await request.json());
          return new HttpResponse(null, { status: 204 });
        }),
      );
      script = document.createElement('script');
      script.type = 'application/json';
      script.id = 'sq-context';
      document.head.append(script);
      setContext({ cookieSettings: { isCookieBannerEnabled: true } });
      document.cookie = `ss_cvr=${VISITOR}; path=/`;
    });
    afterEach(() => {
      script.remove();
      forgetPageContext();
      consent().reset();
      document.cookie = 'ss_cvr=; max-age=0; path=/';
    });
    before(() => import('./features/count-render.js'));
    /** A form that counts as soon as it may: what counts is there, and has had its turn. */
    async function placeCounting(html: string) {
      const element = await place(html);
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return element;
    }
    it('is sent once, after consent where the site asks, with its form, visitor and page [FRM-044]', async () => {
      document.cookie = 'ss_cvr=early|1|2|3|4; path=/';
      await placeCounting(FORM);
      consent().decline();
      document.cookie = `ss_cvr=${VISITOR}; path=/`;
      expect(hits).to.deep.equal([]);
      consent().accept();
      await until(() => hits.length > 0);
      consent().decline();
      consent().accept();
      document.cookie = `ss_cvr=${VISITOR}; path=/`;
      await place(FORM.replace('"f"', '"second"'));
      await until(() => hits.length > 1);
      expect(hits).to.deep.equal(
        ['f', 'second'].map((formId) => ({
          formId,
          visitorCookie: VISITOR,
          pageTitle: document.title,
          pageId: 'i1',
          contentSource: 'i',
          pagePath: location.pathname,
          pagePermissionTypeValue: null,
        })),
      );
    });
    it('is not sent of a form that has gone before it may be', async () => {
      const gone = await placeCounting(FORM.replace('"f"', '"gone"'));
      await placeCounting(FORM);
      gone.remove();
      await settled(gone);
      consent().accept();
      await until(() => hits.length > 0);
      await placeCounting(FORM.replace('"f"', '"second"'));
      await until(() => hits.some((hit) => (hit as { formId: string }).formId === 'second'));
      expect(hits.map((hit) => (hit as { formId: string }).formId)).to.deep.equal(['f', 'second']);
    });
    it('follows the rules of all visits: at once where the site does not ask, without a name where it counts so', async () => {
      setContext();
      document.cookie = 'crumb=a-crumb; path=/';
      await place(FORM);
      await until(() => hits.length > 0);
      setContext({ measuring: { visits: 'anonymous', robots: true } });
      await place(FORM);
      await until(() => hits.length > 1);
      expect(hits.map((hit) => (hit as { visitorCookie: string }).visitorCookie)).to.deep.equal([VISITOR, '']);
      document.cookie = 'crumb=; max-age=0; path=/';
      expect(calls.map(({ credentials }) => credentials)).to.deep.equal(['include', 'omit']);
      expect(new URL(calls[1]!.url).search, 'no crumb of a session').to.equal('');
    });
  });
});
