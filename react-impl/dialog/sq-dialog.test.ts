import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import { nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { holdTimers } from '../../shared/testing/held-timers.js';
import { aroundUpgrade } from '../../shared/testing/upgrade.js';
import type { dialog as declaration } from './declaration.js';
import '../../elements/sq-dialog/index.js';
import sheet from '../../elements/sq-dialog/sq-dialog.css' with { type: 'css' };

type Dialog = ElementOf<typeof declaration>;
const DIALOG = `<dialog id="remove"><h2>Remove the bowl?</h2>
  <form method="dialog"><button value="cancel">Keep it</button><button value="confirm">Remove</button></form></dialog>`;
const HTML = `<div><button id="opener" commandfor="remove" command="show-modal">Remove…</button>
  <sq-dialog>${DIALOG}</sq-dialog></div>`;

const hosts = () => document.querySelectorAll<HTMLElement>('[data-sq-dialog]');
const question = () => [...hosts()].at(-1)?.shadowRoot!.querySelector('dialog');

describe('sq-dialog', () => {
  before(() => withPageSheet(sheet));

  async function placed(html = HTML) {
    const holder = await place(html);
    const element = holder.querySelector<Dialog>('sq-dialog')!;
    await settled(element);
    const events: string[] = [];
    for (const type of ['open', 'answer', 'close'])
      holder.addEventListener(`sq-dialog-${type}`, (event) => {
        const { answer } = (event as CustomEvent<{ answer?: string }>).detail;
        events.push(answer ? `${type} ${answer}` : type);
      });
    const closed = () => nextEvent<CustomEvent<{ answer: string }>>(holder, 'sq-dialog-close');
    return {
      holder,
      element,
      events,
      closed,
      dialog: element.querySelector('dialog')!,
      opener: holder.querySelector<HTMLElement>('#opener')!,
    };
  }
  async function opened(html?: string) {
    const all = await placed(html);
    const open = nextEvent(all.holder, 'sq-dialog-open');
    all.opener.click();
    await open;
    return all;
  }
  const button = (dialog: Element, value: string) => dialog.querySelector<HTMLElement>(`[value=${value}]`)!;

  it('is opened by a button that commands it, as a modal dialog with the focus inside', async () => {
    const { dialog, events } = await opened();
    expect(dialog.matches(':modal')).to.equal(true);
    expect(dialog.contains(document.activeElement)).to.equal(true);
    expect(events).to.deep.equal(['open']);
    dialog.close();
  });

  it('answers with the value of the button, fades out, and gives the focus back', async () => {
    const { dialog, events, closed, opener } = await opened();
    const done = closed();
    button(dialog, 'confirm').click();
    expect([dialog.open, dialog.inert]).to.deep.equal([true, true]);
    expect((await done).detail.answer).to.equal('confirm');
    expect(events).to.deep.equal(['open', 'answer confirm', 'close confirm']);
    expect([dialog.open, dialog.inert, dialog.className, dialog.returnValue]).to.deep.equal([
      false,
      false,
      '',
      'confirm',
    ]);
    expect(document.activeElement).to.equal(opener);
  });

  it('can be opened again: what the author has written is not destroyed', async () => {
    const { dialog, events, closed, opener } = await opened();
    for (let round = 0; round < 2; round++) {
      const done = closed();
      button(dialog, 'cancel').click();
      await done;
      opener.click();
      await until(() => dialog.open);
    }
    expect(events.filter((name) => name === 'close cancel')).to.have.length(2);
    dialog.close();
  });

  it('is destroyed after hiding where the author says so', async () => {
    const { holder, dialog, closed } = await opened(HTML.replace('<sq-dialog', '<sq-dialog destroy-on-hide'));
    const done = closed();
    button(dialog, 'confirm').click();
    await done;
    expect(holder.querySelector('sq-dialog')).to.equal(null);
  });

  it('is cancelled by Escape and by the overlay, and not by a press that began inside', async () => {
    const { dialog, closed, opener } = await opened();
    let done = closed();
    await sendKeys({ press: 'Escape' });
    expect((await done).detail.answer).to.equal('cancel');
    opener.click();
    await until(() => dialog.open);
    const { left, top } = dialog.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(left + 20), Math.round(top + 20)] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [4, 4] });
    await sendMouse({ type: 'up' });
    expect(dialog.inert).to.equal(false);
    done = closed();
    await sendMouse({ type: 'click', position: [4, 4] });
    expect((await done).detail.answer).to.equal('cancel');
    expect(document.activeElement).to.equal(opener);
  });

  it('is not cancelled where the author says so', async () => {
    const { dialog } = await opened(HTML.replace('<sq-dialog', '<sq-dialog escape-cancels="false"'));
    await sendKeys({ press: 'Escape' });
    await sendKeys({ press: 'Escape' });
    await sendMouse({ type: 'click', position: [4, 4] });
    expect([dialog.open, dialog.inert]).to.deep.equal([true, false]);
    dialog.close();
  });

  it('leaves to the page whether an answer may close it', async () => {
    const { element, dialog, closed } = await opened();
    element.addEventListener('sq-dialog-answer', (event) => event.preventDefault(), { once: true });
    button(dialog, 'confirm').click();
    expect([dialog.open, dialog.inert]).to.deep.equal([true, false]);
    const done = closed();
    button(dialog, 'confirm').click();
    await done;
  });

  it('is hidden after 600 ms where the transition does not end', async () => {
    const { dialog, closed } = await opened();
    const timers = holdTimers(600);
    try {
      dialog.style.transition = 'opacity 100s';
      const done = closed();
      button(dialog, 'confirm').click();
      await until(() => timers.waiting().length === 1);
      expect(dialog.open).to.equal(true);
      timers.runOut(600);
      await done;
      expect(dialog.open).to.equal(false);
    } finally {
      timers.restore();
    }
  });

  it('is followed when scripts and commands of the page open and close it', async () => {
    const { holder, dialog, events, closed } = await placed(
      HTML.replace('</form>', '</form><button id="x" commandfor="remove" command="close" value="later">Later</button>'),
    );
    const open = nextEvent(holder, 'sq-dialog-open');
    dialog.showModal();
    await open;
    let done = closed();
    dialog.close('by script');
    expect((await done).detail.answer).to.equal('by script');
    holder.querySelector<HTMLElement>('#opener')!.click();
    await until(() => dialog.open);
    done = closed();
    holder.querySelector<HTMLElement>('#x')!.click();
    expect((await done).detail.answer).to.equal('later');
    expect(events).to.deep.equal([
      'open',
      'answer by script',
      'close by script',
      'open',
      'answer later',
      'close later',
    ]);
  });

  it('has its dialog where an editor puts the block into a paragraph, which ends before a dialog', async () => {
    for (const wrapped of [`<p><sq-dialog>${DIALOG}</sq-dialog></p>`, `<p>Text <sq-dialog>${DIALOG}</sq-dialog></p>`]) {
      const { holder, dialog: inside, opener } = await placed(HTML.replace(/<sq-dialog>.*<\/sq-dialog>/s, wrapped));
      expect(inside).to.equal(null);
      const dialog = holder.querySelector('dialog')!;
      const opened = nextEvent(holder, 'sq-dialog-open');
      opener.focus();
      opener.click();
      await opened;
      const done = nextEvent<CustomEvent<{ answer: string }>>(holder, 'sq-dialog-close');
      button(dialog, 'confirm').click();
      expect([(await done).detail.answer, document.activeElement]).to.deep.equal(['confirm', opener]);
      holder.remove();
    }
  });
  it('has its dialog between empty paragraphs of an editor, and no place on the page then', async () => {
    const { element, dialog } = await opened(HTML.replace(DIALOG, `<p></p>${DIALOG}<p></p><br>`));
    expect([dialog.matches(':modal'), getComputedStyle(element).position]).to.deep.equal([true, 'fixed']);
    dialog.close();
    const { element: other } = await placed(HTML.replace(DIALOG, `${DIALOG}<p>Text</p>`));
    expect(getComputedStyle(other).position).to.equal('static');
  });
  it('takes no dialog of others for its own', async () => {
    for (const html of [
      `<div><sq-dialog message="Sure?"></sq-dialog>${DIALOG}</div>`,
      `<div><sq-dialog><p>Text</p></sq-dialog>${DIALOG}</div>`,
      `<div><p>Text</p><sq-dialog></sq-dialog><p>Between</p>${DIALOG}</div>`,
    ]) {
      const holder = await place(html);
      const events: Event[] = [];
      holder.addEventListener('sq-dialog-open', (event) => events.push(event));
      const dialog = holder.querySelector('dialog')!;
      const shown = nextEvent<Event>(dialog, 'toggle');
      dialog.showModal();
      await shown;
      dialog.close();
      expect(events).to.deep.equal([]);
    }
  });

  it('is opened by a link to its id, which shows it without script', async () => {
    const { dialog, closed, opener } = await opened(
      HTML.replace(/<button id="opener".*?<\/button>/, '<a id="opener" href="#remove">Remove…</a>'),
    );
    expect(location.hash).to.equal('');
    const done = closed();
    await sendKeys({ press: 'Escape' });
    await done;
    expect([dialog.open, document.activeElement]).to.deep.equal([false, opener]);
    const without = [...sheet.cssRules].find((rule) => rule.cssText.includes('scripting: none'));
    expect(without?.cssText).to.match(/dialog:target \{\s*display: block/);
  });

  it('is opened by a link to an id with other letters, and not disturbed by one that is no id', async () => {
    const problems: string[] = [];
    const listen = ({ message }: ErrorEvent) => problems.push(message);
    window.addEventListener('error', listen);
    const { holder, dialog, opener } = await placed(
      HTML.replace('id="remove"', 'id="größe"').replace(
        /<button id="opener".*?<\/button>/,
        '<a id="opener" href="#gr%C3%B6%C3%9Fe">Größe</a> <a id="odd" href="#100%">100 %</a>',
      ),
    );
    holder.querySelector<HTMLElement>('#odd')!.click();
    history.replaceState(null, '', location.pathname + location.search);
    window.removeEventListener('error', listen);
    expect([problems, dialog.open]).to.deep.equal([[], false]);
    opener.click();
    await until(() => dialog.open);
  });

  it('is cancelled when it leaves the page, and the focus goes back', async () => {
    for (const what of ['sq-dialog', 'dialog']) {
      const { holder, closed, opener } = await opened();
      const done = closed();
      const element = holder.querySelector<Dialog>('sq-dialog')!;
      const heard = new Promise<string>((resolve) =>
        element.addEventListener('sq-dialog-close', ({ detail }) => resolve(detail.answer), { once: true }),
      );
      holder.querySelector(what)!.remove();
      expect(await heard).to.equal('cancel');
      if (what === 'dialog') await done;
      expect(document.activeElement, what).to.equal(opener);
      holder.remove();
    }
  });

  it('opens by its method, which resolves with the answer', async () => {
    const { element, dialog, opener } = await placed();
    opener.focus();
    const answer = element.open();
    await until(() => dialog.open);
    button(dialog, 'confirm').click();
    expect(await answer).to.equal('confirm');
    expect(document.activeElement).to.equal(opener);
    const next = element.open();
    await until(() => dialog.open);
    await element.close();
    expect(await next).to.equal('cancel');
  });

  it('is named by its heading, or by the author', async () => {
    const { holder, dialog } = await opened();
    expect(document.getElementById(dialog.getAttribute('aria-labelledby')!)?.textContent).to.equal('Remove the bowl?');
    await expect(holder).to.be.accessible();
    dialog.close();
    const named = await placed(HTML.replace('<sq-dialog', '<sq-dialog heading="The bowl"'));
    expect(named.dialog.ariaLabel).to.equal('The bowl');
    const own = await placed(HTML.replace('<dialog', '<dialog aria-label="Own"'));
    expect(own.dialog.hasAttribute('aria-labelledby')).to.equal(false);
  });

  it('is 350 px wide with a padding of 20 px, unless the author has other wishes', async () => {
    const { dialog } = await opened();
    const { inlineSize, padding } = getComputedStyle(dialog);
    expect([inlineSize, padding]).to.deep.equal(['350px', '20px']);
    const own = document.createElement('style');
    own.textContent = 'dialog { inline-size: 500px }';
    document.head.append(own);
    expect(getComputedStyle(dialog).inlineSize).to.equal('500px');
    own.remove();
    dialog.close();
  });

  it('lets the content of a form and a file control be: neither closes it', async () => {
    const { dialog } = await opened(
      HTML.replace('</form>', '</form><form id="other" onsubmit="return false"><input type="file"></form>'),
    );
    dialog.querySelector<HTMLFormElement>('#other')!.requestSubmit();
    dialog.querySelector('[type=file]')!.dispatchEvent(new Event('cancel', { bubbles: true }));
    expect([dialog.open, dialog.inert]).to.deep.equal([true, false]);
    dialog.close();
  });

  it('asks a question made of attributes, in four styles, and destroys it', async () => {
    const styles = {
      'confirm-or-reject': 'Yes,Reject',
      'confirm-or-cancel': 'Yes,Cancel',
      'confirm-only': 'Yes',
      'no-buttons': '',
    };
    for (const [style, labels] of Object.entries(styles)) {
      const { element, events } = await placed(
        `<div><sq-dialog heading="Sure?" message="Really?" buttons="${style}" confirm-label="Yes"></sq-dialog></div>`,
      );
      const answer = element.open();
      await until(() => question()?.open);
      const buttons = [...question()!.querySelectorAll('button')];
      expect(buttons.map(({ textContent }) => textContent).join(), style).to.equal(labels);
      expect(question()!.textContent).to.contain('Sure?').and.to.contain('Really?');
      if (buttons.length > 0) buttons.at(-1)!.click();
      else await element.close();
      const given = { Reject: 'reject', Cancel: 'cancel', Yes: 'confirm' }[buttons.at(-1)?.textContent ?? 'Cancel'];
      expect(await answer).to.equal(given);
      expect(events).to.deep.equal(['open', `answer ${given}`, `close ${given}`]);
      expect(hosts()).to.have.length(0);
    }
  });

  it('cancels its question when it leaves the page', async () => {
    const { element } = await placed('<div><sq-dialog heading="Sure?"></sq-dialog></div>');
    const answer = element.open();
    await until(() => question()?.open);
    element.remove();
    expect(await answer).to.equal('cancel');
    expect(hosts()).to.have.length(0);
  });

  it('moves nothing when it is upgraded', async () => {
    const { before, after } = await aroundUpgrade(HTML.replaceAll('\n', ' '), 'sq-dialog');
    expect(after).to.deep.equal(before);
  });
});
