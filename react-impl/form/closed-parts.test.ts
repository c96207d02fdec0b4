import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { inShadow, place, settled, until } from '../../shared/testing/fixture.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import '../../elements/sq-accordion/index.js';
import '../../elements/sq-menu/index.js';
import '../../elements/sq-form/index.js';

const NAME = '<label>Name <input name="name" value="Ada" required></label>';
const DAY = '<label>Day <input name="day" required></label>';

/** Parts of a page that are closed, with a field in them that is required. */
const CLOSED: Record<string, string> = {
  'a tab of sq-menu': `<sq-menu><h3>You</h3><p>${NAME}</p><h3>The day</h3><p>${DAY}</p></sq-menu>`,
  'a tab of sq-menu by links': `<sq-menu><ul><li><a href="#you">You</a></li><li><a href="#when">Day</a></li></ul>
    <div id="you">${NAME}</div><div id="when">${DAY}</div></sq-menu>`,
  'a tab within a tab': `<sq-menu><h3>You</h3><p>${NAME}</p><h3>More</h3><div><sq-menu><h4>A</h4><p>a</p><h4>B</h4><p>${DAY}</p></sq-menu></div></sq-menu>`,
  'an item of sq-accordion': `<sq-accordion><details open><summary>You</summary>${NAME}</details>
    <details><summary>The day</summary>${DAY}</details></sq-accordion>`,
  'an item of headings of sq-accordion': `<sq-accordion><h3>You</h3><p>${NAME}</p><h3>The day</h3><p>${DAY}</p></sq-accordion>`,
  // A set that has a refused field is refused before it, and cannot have the focus.
  'a tab in a set of fields': `<fieldset><legend>All</legend><sq-menu><h3>You</h3><p>${NAME}</p><h3>The day</h3><p>${DAY}</p></sq-menu></fieldset>`,
  'details within an item of sq-accordion': `<sq-accordion><details><summary>You</summary>${NAME}<details><summary>More</summary>${DAY}</details></details></sq-accordion>`,
};
/** Only a form of the kit opens these. */
const OTHERS: Record<string, string> = {
  details: `${NAME}<details><summary>More</summary>${DAY}</details>`,
  'what is hidden until it is found': `${NAME}<div hidden="until-found">${DAY}</div>`,
  'what is hidden until it is found, in another spelling': `${NAME}<div hidden="Until-Found">${DAY}</div>`,
  "a tab of the author's own": `<div role="tablist"><button type="button" role="tab" aria-controls="t1">You</button>
    <button type="button" role="tab" aria-controls="t2" onclick="t2.hidden = false; t1.hidden = true">Day</button></div>
    <div id="t1" role="tabpanel">${NAME}</div><div id="t2" role="tabpanel" hidden>${DAY}</div>`,
  "a part of the author's own": `${NAME}<button type="button" aria-expanded="false" aria-controls="rest more"
    onclick="more.style.display = ''">More</button><div id="more" style="display: none"><p>${DAY}</p></div>`,
  "a part of the author's own, around another with an id": `${NAME}<button type="button" aria-expanded="false" aria-controls="more"
    onclick="more.hidden = false">More</button><div id="more" hidden><p id="inner">${DAY}</p></div>`,
  "an open part in a tab of the author's own": `<div role="tablist"><button type="button" role="tab" aria-controls="t1">You</button>
    <button type="button" role="tab" aria-controls="t2" onclick="t2.hidden = false; t1.hidden = true">Day</button></div>
    <div id="t1" role="tabpanel">${NAME}</div><div id="t2" role="tabpanel" hidden><button type="button" aria-expanded="true"
    aria-controls="more" onclick="more.hidden = true">Less</button><div id="more">${DAY}</div></div>`,
  'another step': `<fieldset data-sq-step><legend>Day</legend>${DAY}</fieldset><fieldset data-sq-step><legend>You</legend>${NAME}</fieldset>`,
};

describe('a required field in a closed part of a page', () => {
  beforeEach(emptyDatabase);
  let posts = 0;
  /** What arrives here was sent; the page of the tests stays. */
  const stay = (event: Event) => {
    posts += event.defaultPrevented ? 0 : 1;
    event.preventDefault();
  };
  beforeEach(() => {
    posts = 0;
    addEventListener('submit', stay);
  });
  afterEach(() => removeEventListener('submit', stay));

  async function open(html: string) {
    const holder = await place(`<div>${html}</div>`);
    for (const block of holder.querySelectorAll<HTMLElement & { updateComplete?: Promise<unknown> }>(
      'sq-form, sq-menu, sq-accordion',
    ))
      await settled(block);
    return holder;
  }
  const day = (holder: Element) => holder.querySelector<HTMLInputElement>('[name=day]')!;
  const send = (holder: Element) => holder.querySelector<HTMLButtonElement>('.send:not([type=button])')!.click();
  const SEND = '<button class="send">Send</button>';
  /** It can be filled in at once. */
  async function isReady(holder: Element) {
    await until(() => document.activeElement === day(holder));
    await settled(holder.querySelector('sq-menu, sq-accordion, sq-form') ?? document.body);
    expect(day(holder).checkVisibility()).to.equal(true);
    expect(document.activeElement).to.equal(day(holder));
    expect(posts).to.equal(0);
    await sendKeys({ type: 'x' });
    expect(day(holder).value).to.equal('x');
  }

  for (const [what, inside] of Object.entries(CLOSED)) {
    it(`opens ${what} in a plain form, and has the focus`, async () => {
      const holder = await open(`<form>${inside}${SEND}</form>`);
      expect(day(holder).checkVisibility()).to.equal(false);
      send(holder);
      await isReady(holder);
      send(holder);
      expect(posts).to.equal(1);
    });
  }
  for (const [what, inside] of Object.entries({ ...CLOSED, ...OTHERS }))
    for (const [how, attributes] of [
      ['sent by the block', 'method="post" action="/sent"'],
      ['sent by the browser', 'action="/sent"'],
    ] as const)
      it(`opens ${what} in a form ${how}, and has the focus`, async () => {
        const holder = await open(`<sq-form remember="false"><form ${attributes}>${inside}${SEND}</form></sq-form>`);
        if (what === 'another step') {
          const next = () => holder.querySelector<HTMLElement>('.sq-step-buttons button:last-child')!;
          await until(next);
          day(holder).value = 'x';
          next().click();
          await until(() => !day(holder).checkVisibility());
          day(holder).value = '';
        }
        expect(day(holder).checkVisibility()).to.equal(false);
        send(holder);
        await until(() => document.activeElement === day(holder));
        if (how === 'sent by the block')
          expect(inShadow(holder.querySelector('sq-form')!, '[part=summary]')!.textContent).to.match(/^Day: /);
        await isReady(holder);
      });
  for (const attributes of ['method="post" action="/sent"', 'action="/sent"'])
    it(`is named in the list where nothing can open it (${attributes})`, async () => {
      const holder = await open(
        `<sq-form remember="false"><form ${attributes}><fieldset><legend>All</legend>${NAME}<p style="display: none">${DAY}</p>${SEND}</fieldset></form></sq-form>`,
      );
      // A press of a pointer gives it the focus.
      holder.querySelector<HTMLElement>('.send')!.focus();
      send(holder);
      const form = holder.querySelector<HTMLElement>('sq-form')!;
      await until(() => /^Day: /.test(inShadow(form, '[part=summary]')?.textContent ?? ''));
      await until(() => document.activeElement === form);
      expect(inShadow(form, '[part=banner-above]')!.checkVisibility()).to.equal(true);
      expect(posts).to.equal(0);
    });
  it('presses nothing around it that is open, and nothing that sends the form', async () => {
    const pressed: string[] = [];
    const holder = await open(
      `<sq-form remember="false"><form method="post" action="/sent">${NAME}<button type="button" role="tab" aria-controls="t2">Day</button>
       <div id="t2"><button type="button" aria-expanded="false" aria-controls="more" onclick="more.hidden = false">More</button>
       <div id="more" hidden>${DAY}</div></div><button aria-expanded="false" aria-controls="rest">Check</button>
       <div id="rest" hidden><input name="rest" aria-label="Rest" required></div>${SEND}</form></sq-form>`,
    );
    holder.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent));
    send(holder);
    await isReady(holder);
    expect(pressed).to.deep.equal(['Send', 'More']);
    send(holder);
    const summary = () => inShadow(holder.querySelector('sq-form')!, '[part=summary]')?.textContent ?? '';
    await until(() => summary().startsWith('Rest: '));
    await settled(holder.querySelector('sq-form')!);
    expect(pressed).to.deep.equal(['Send', 'More', 'Send']);
  });
  it('presses a button of no form without a type, which sends nothing', async () => {
    const holder = await open(
      `<button aria-expanded="false" aria-controls="more" onclick="more.hidden = false">More</button><sq-form remember="false">
       <form id="own" method="post" action="/sent">${NAME}${SEND}</form></sq-form><div id="more" hidden>${DAY.replace('name="day"', 'name="day" form="own"')}</div>`,
    );
    send(holder);
    await isReady(holder);
  });
  it('has the focus when it is opened; where it is still empty at the next press, the list has', async () => {
    const holder = await open(
      `<sq-form remember="false"><form method="post" action="/sent">${OTHERS['details']}${SEND}</form></sq-form>`,
    );
    const form = holder.querySelector<HTMLElement>('sq-form')!;
    send(holder);
    await until(() => document.activeElement === day(holder));
    await settled(form);
    send(holder);
    await until(() => document.activeElement === form);
    expect(form.shadowRoot!.activeElement).to.equal(inShadow(form, '[part=banner-above]'));
  });
  it('beside the tabs of sq-menu closes none of them', async () => {
    const holder = await open(
      `<form><sq-menu><div>${DAY}</div><h3>You</h3><p>${NAME}</p><h3>More</h3><p>More</p></sq-menu>${SEND}</form>`,
    );
    send(holder);
    await isReady(holder);
    expect(holder.querySelector('[name=name]')!.checkVisibility()).to.equal(true);
  });
  it('is opened again by the link to it, in a tab that was left', async () => {
    const holder = await open(
      `<sq-form remember="false"><form method="post" action="/sent">${CLOSED['a tab of sq-menu']}${SEND}</form></sq-form>`,
    );
    send(holder);
    await until(() => document.activeElement === day(holder));
    const tabs = holder.querySelector('sq-menu')!;
    inShadow(tabs, '[role=tab]')!.click();
    await until(() => !day(holder).checkVisibility());
    inShadow(holder.querySelector('sq-form')!, '[part=summary] :is(a, button)')!.click();
    await isReady(holder);
  });
  it('of no form is opened where a script asks whether it is valid', async () => {
    const holder = await open(`<div>${CLOSED['a tab of sq-menu']}</div>`);
    expect(day(holder).reportValidity()).to.equal(false);
    await isReady(holder);
  });
  it('that can be seen is left to the words of the browser where that sends the form', async () => {
    const holder = await open(`<sq-form remember="false"><form action="/sent">${DAY}${SEND}</form></sq-form>`);
    const form = holder.querySelector('sq-form')!;
    await import('./on-use/sending.js');
    send(holder);
    await settled(form);
    expect(document.activeElement).to.equal(day(holder));
    expect(inShadow(form, '[part=summary]')).to.equal(null);
    expect(day(holder).getAttribute('aria-invalid')).to.not.equal('true');
  });
  it('does not take the place of one before it', async () => {
    const holder = await open(
      `<form><sq-menu><h3>You</h3><p>${NAME.replace('value="Ada"', '')}</p><h3>The day</h3><p>${DAY}</p></sq-menu>${SEND}</form>`,
    );
    send(holder);
    expect((document.activeElement as HTMLInputElement).name).to.equal('name');
    expect(day(holder).checkVisibility()).to.equal(false);
  });
});
