import { expect } from '@open-wc/testing';
import { takeBack } from '../shared/platform/html/written.js';
import { inShadow, place, settled, until, withPageSheet } from '../shared/testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../shared/testing/network.js';
import { emptyDatabase } from '../shared/testing/storage.js';
import './generated/define-all.js';
import { blocks } from './generated/blocks.js';
import formSheet from './sq-form/sq-form.css' with { type: 'css' };

const TAGS: readonly string[] = Object.values(blocks).map(({ tag }) => tag);

/** The ways in which pages copy what they show: the slides of a carousel, and the history of a navigator. */
const WAYS: Record<string, (page: HTMLElement) => DocumentFragment> = {
  'cloned nodes'(page) {
    const copy = new DocumentFragment();
    copy.append(...page.cloneNode(true).childNodes);
    return copy;
  },
  'saved HTML': (page) => parse(page.innerHTML),
};
function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** What of a page is the same each time: not the numbers of ids, nor what is measured. */
const markup = (page: Element) =>
  page.innerHTML.replaceAll(/\b(sq-(?:[a-z]+-)+)[\da-f-]*\d[\da-f-]*/g, '$1N').replaceAll(/\d+\.\d+px/g, '');

/** What a block of a copy reads. An item of an accordion stays as open as it is. */
function takenBack(page: Element): string {
  const copy = page.cloneNode(true) as Element;
  takeBack(copy);
  return markup(copy).replaceAll('<details open="">', '<details>');
}
function authorsOf(html: string): Element {
  const page = document.createElement('div');
  page.append(parse(html.replaceAll('<details open>', '<details>')));
  return page;
}

async function put(content: Node): Promise<HTMLElement> {
  const page = await place('<div></div>');
  page.append(content);
  for (const element of page.querySelectorAll('*')) await settled(element);
  return page;
}

/** What shows that the code has come that a form loads later, by what needs it. */
const LOADED_LATER = {
  '[data-sq-show-if]': '[data-sq-shown]',
  'input[type=file]': '.sq-form-files',
  'sq-gallery:not(:state(complete))': 'html',
  'sq-accordion[items]': 'details',
};
const hasAllCode = (page: Element) =>
  Object.entries(LOADED_LATER).every(([what, effect]) => !page.querySelector(what) || page.querySelector(effect));

/** What there is when all code has come and nothing has been written for a while. */
async function restedMarkup(page: Element): Promise<string> {
  await until(() => hasAllCode(page), 'the code that a form loads later');
  let last = '';
  let times = 0;
  await until(() => {
    const now = markup(page);
    times = now === last ? times + 1 : 0;
    last = now;
    return times === 8;
  }, 'a page on which nothing changes');
  return last;
}

async function becomes(page: Element, expected: string, what: string): Promise<void> {
  const isReached = () => markup(page) === expected;
  // The reason is said by the comparison.
  await until(isReached, what).catch(() => {});
  expect(markup(page), what).to.equal(expected);
}

const press = (within: ParentNode, selector: string) => within.querySelector<HTMLElement>(selector)!.click();
const host = (page: Element) => page.querySelector(TAGS.join())!;

const STEPS = `<sq-form remember="false"><form method="post" action="/ask">
  <fieldset data-sq-step><legend>You</legend><label>Name <input name="name" required></label></fieldset>
  <fieldset data-sq-step><legend>Say</legend><label>Message <textarea name="message" maxlength="9"></textarea></label></fieldset>
  <button>Ask</button></form></sq-form>`;
const ASK = `<form method="post" action="/ask"><label>Question <input name="q" required aria-describedby="hint"></label>
  <i id="hint">Hint</i><p data-sq-show-if="q">More <input name="more"></p><textarea name="long" maxlength="9"></textarea>
  <input type="file" name="file"><button><b>Ask</b> now</button></form>`;
const fill = (page: Element, value: string) => {
  const field = page.querySelector<HTMLInputElement>('input[required]')!;
  field.value = value;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

/** What a visitor has done with the original before it is copied. */
const USED: Record<string, [html: string, use: (page: HTMLElement) => unknown]> = {
  'a form that was refused': [
    `<sq-form remember="false">${ASK}</sq-form>`,
    async (page) => {
      press(page, 'button');
      await until(() => page.querySelector('.sq-form-error'));
    },
  ],
  'a form that is being sent': [
    `<sq-form remember="false">${ASK}</sq-form>`,
    async (page) => {
      fill(page, 'Why?');
      press(page, 'button');
      await until(() => page.querySelector('[aria-busy]'));
      page.querySelector<HTMLInputElement>('[required]')!.value = '';
    },
  ],
  'a newsletter that was sent': [
    `<sq-newsletter remember="false">${ASK.replace('/ask', '/join')}</sq-newsletter>`,
    async (page) => {
      fill(page, 'Why?');
      press(page, 'button');
      await until(() => page.querySelector('.sq-form-success'));
      page.querySelector<HTMLInputElement>('[required]')!.value = '';
    },
  ],
  'a form on its second step': [
    STEPS,
    async (page) => {
      fill(page, 'Ada');
      press(page, '.sq-step-buttons > :last-child');
      await until(() => page.querySelector('[data-sq-at="1"]'));
      page.querySelector<HTMLInputElement>('[required]')!.value = '';
    },
  ],
  'a form made of its fields': [
    `<sq-form remember="false" fields='[{"type":"text","id":"name","title":"Name","required":true}]'></sq-form>`,
    (page) => until(() => page.querySelector('form')),
  ],
  'a form in an accordion in a menu': [
    `<sq-menu><h3>One</h3><section><sq-accordion><details open><summary>Q</summary><sq-form remember="false">${ASK}</sq-form>
      </details></sq-accordion></section><h3>Two</h3><section>B</section></sq-menu>`,
    async (page) => {
      press(page, 'form button');
      await until(() => page.querySelector('.sq-form-error'));
    },
  ],
  'a sign-in that was refused': [
    '<sq-sign-in><form><input type="email" name="email" required><input type="password" name="password" required><button>In</button></form></sq-sign-in>',
    async (page) => {
      press(page, 'button');
      await until(() => page.querySelector('.sq-sign-in-error'));
    },
  ],
  'prices by the year': [
    '<sq-pricing-toggle><p data-option="left">10 a month</p><p data-option="right">100 a year</p></sq-pricing-toggle>',
    async (page) => {
      inShadow(host(page), '[part~=option-right]')!.click();
      await until(() => page.querySelector('[data-option=left][hidden]'));
    },
  ],
  'a gallery on its second slide': [
    '<sq-gallery lightbox><figure><img alt=""></figure><figure><img alt="B"></figure><figure>C</figure></sq-gallery>',
    async (page) => {
      await (host(page) as HTMLElement & { next(): Promise<void> }).next();
      await until(() => page.querySelector('figure:nth-child(2).sq-active'));
    },
  ],
  'a product of which a size is chosen': [
    `<sq-product currency="EUR" address="none"><p data-sq-field="price">from 24</p><form action="/cart" method="post">
      <input type="hidden" name="sku" value=""><select name="Size" required><option value="">Choose</option><option>Small</option><option>Large</option></select>
      <input name="quantity" type="number" value="1"><button>Add</button></form><script type="application/json" data-sq-product>{"id":"cup","productType":1,"variants":[
      {"sku":"S1","price":2400,"qtyInStock":9,"optionValues":[{"optionName":"Size","value":"Small"}]},
      {"sku":"S2","price":2800,"qtyInStock":0,"optionValues":[{"optionName":"Size","value":"Large"}]}]}</script></sq-product>`,
    async (page) => {
      const select = page.querySelector('select')!;
      select.value = 'Large';
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await until(() => page.querySelector('[value="S2"]'));
      select.value = '';
    },
  ],
  'a dialog that is open': [
    '<sq-dialog><dialog><h2>Care</h2><form method="dialog"><button>Okay</button></form></dialog></sq-dialog>',
    (page) => (page.querySelector('dialog')!.showModal(), until(() => page.querySelector('[data-sq-written*=open]'))),
  ],
  'a tooltip that says a title': [
    '<button type="button" id="jug" title="Kept here.">Save</button><sq-tooltip for="jug"></sq-tooltip>',
    (page) => until(() => page.querySelector('button[aria-describedby]')),
  ],
  'a gallery with a counter and a button of its page': [
    `<sq-gallery design="slideshow" elements='{"next": ".own-next", "currentIndex": ".own-at"}'><figure><img alt="A"></figure><figure><img alt="B">
      </figure></sq-gallery><p><button class="own-next" type="button">Next</button> <i class="own-at"></i></p>`,
    (page) => until(() => page.querySelector('.own-at')!.textContent.startsWith('1')),
  ],
  'a gallery whose images have their addresses in their data': [
    '<sq-gallery><figure><img data-src="/demo/photos/leaf-500.jpg" data-image-dimensions="500x400" alt="A"></figure></sq-gallery>',
    (page) => until(() => page.querySelector('img[src]')),
  ],
  'an accordion made of its items': [
    `<sq-accordion items='[{"title": "Where?", "description": "Here."}]'></sq-accordion>`,
    (page) => until(() => page.querySelector('details')),
  ],
  'an accordion made of its headings': [
    '<sq-accordion><h3>Where?</h3><p>Here.</p><h3>When?</h3><p>Now.</p></sq-accordion>',
    (page) => until(() => page.querySelector('h3[slot]')),
  ],
};

describe('a copy of a block that works', () => {
  const network = pretendNetwork();
  before(() => withPageSheet(formSheet));
  beforeEach(async () => {
    await emptyDatabase();
    network.use(
      http.post('/ask', () => new Promise<never>(() => {})),
      http.post('/join', () => HttpResponse.json({ ok: true })),
    );
  });

  /** Each copy once beside the original, and once in its place; an id can name one element only. */
  async function compare(html: string, act?: (page: HTMLElement) => unknown) {
    const original = await put(parse(html));
    if (act) await until(() => !TAGS.includes(host(original).localName) || host(original).matches(':state(ready)'));
    const expected = await restedMarkup(original);
    await act?.(original);
    expect(takenBack(original), 'a copy without what blocks have written').to.equal(markup(authorsOf(html)));
    const copies = Object.entries(WAYS).map(([way, copy]) => [way, copy(original), copy(original)] as const);
    const check = async (copy: Node, what: string) => {
      const page = await put(copy);
      await becomes(page, expected, what);
      page.remove();
    };
    const isAlone = / (?:for|elements)=/.test(html);
    if (!isAlone) await Promise.all(copies.map(([way, copy]) => check(copy, way)));
    original.remove();
    const inPlace = copies.map(
      ([way, , copy]) =>
        () =>
          check(copy, `${way} in place of the original`),
    );
    if (!isAlone) await Promise.all(inPlace.map((each) => each()));
    else for (const each of inPlace) await each();
  }

  for (const tag of TAGS)
    it(`is the author’s: ${tag}`, async () => {
      const page = await (await fetch(`/elements/${tag}/example.html`)).text();
      for (const html of page.split(/<!-- example:.*?-->/).filter((part) => part.trim())) await compare(html);
    });
  for (const [what, [html, use]] of Object.entries(USED))
    it(`is the author’s, though it was made of ${what}`, () => compare(html, use));

  for (const tag of ['sq-form', 'sq-newsletter', 'sq-reviews'])
    it(`sends nothing that is required and empty: ${tag}`, async () => {
      let posts = 0;
      network.use(http.post('/ask', () => HttpResponse.json({ posts: ++posts })));
      const original = await put(parse(`<${tag} remember="false">${ASK}</${tag}>`));
      for (const [way, copy] of Object.entries(WAYS)) {
        const page = await put(copy(original));
        press(page, 'button');
        await until(() => page.querySelector('.sq-form-error'), way);
        expect(page.querySelectorAll('.sq-form-error, .sq-form-counter').length, way).to.equal(2);
      }
      expect(posts).to.equal(0);
    });
  it('of the form alone is checked by the browser', async () => {
    const original = await put(parse(`<sq-form remember="false">${ASK}</sq-form>`));
    press(original, 'button');
    await until(() => original.querySelector('.sq-form-error'));
    const form = original.querySelector('form')!.cloneNode(true) as HTMLFormElement;
    await put(form);
    let refused = 0;
    form.addEventListener('invalid', () => refused++, true);
    form.addEventListener('submit', (event) => event.preventDefault());
    form.requestSubmit();
    expect([refused, form.hasAttribute('novalidate')]).to.deep.equal([1, false]);
  });
  it('that is put into a block that works is the author’s', async () => {
    const page = await put(parse(`<sq-form remember="false">${ASK}</sq-form>`));
    const expected = await restedMarkup(page);
    const { innerHTML } = host(page);
    host(page).innerHTML = innerHTML;
    await becomes(page, expected, 'its content written anew');
  });
  it('is started later than a block that works in it, which stays as it is', async () => {
    const page = await put(parse(`<sq-form remember="false">${ASK}</sq-form>`));
    const expected = await restedMarkup(page);
    const form = host(page);
    const around = document.createElement('sq-accordion');
    around.append(document.createElement('details'));
    page.append(around);
    around.firstElementChild!.append(form);
    await settled(around);
    expect(form.outerHTML.replaceAll(/-\d+/g, '-N')).to.equal(expected.replaceAll(/-\d+/g, '-N'));
  });
  it('switches its prices', async () => {
    const [html, use] = USED['prices by the year']!;
    const original = await put(parse(html));
    await use(original);
    const page = await put(WAYS['saved HTML']!(original));
    const shown = () => [...page.querySelectorAll('p')].map((option) => option.checkVisibility());
    expect(shown()).to.deep.equal([true, false]);
    await use(page);
    expect(shown()).to.deep.equal([false, true]);
    const [block] = page.children;
    block!.remove();
    await settled(block!);
    expect(block!.outerHTML).to.equal(html);
  });
});
