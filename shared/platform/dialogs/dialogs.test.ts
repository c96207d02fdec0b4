import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { place, until } from '../../testing/fixture.js';
import { holdTimers } from '../../testing/held-timers.js';
import { removeContext, setContext } from '../../testing/page-context.js';
import {
  alert,
  confirm,
  inform,
  showNotices,
  type Answer,
  type ConfirmOptions,
} from '../../../elements/public/dialogs.js';

const hosts = () => [...document.querySelectorAll<HTMLElement>('[data-sq-dialog]')];
const dialogs = () => hosts().map((host) => host.shadowRoot!.querySelector('dialog')!);
const dialog = () => dialogs().at(-1)!;
const buttons = () => [...dialog().querySelectorAll('button')];
const labels = () => buttons().map(({ textContent }) => textContent);
const notices = () => [...(hosts().at(-1)?.shadowRoot!.querySelectorAll<HTMLElement>('[part=notice]') ?? [])];
const focused = () => hosts().at(-1)?.shadowRoot!.activeElement;
/** How long a notice is shown. */
const NOTICE_MS = 2000;
const QUESTION = { title: 'Remove the bowl?', message: 'It will no longer be in your cart.' };

/** Opens a dialog; `answers` gets the answer once it is given and the dialog is gone. */
function ask(options: ConfirmOptions = QUESTION) {
  const answers: Answer[] = [];
  const done = confirm(options).then((answer) => answers.push(answer));
  return { answers, done };
}
/** Ends the motions of all dialogs and notices. */
function endMotions() {
  for (const host of hosts()) for (const motion of host.shadowRoot!.getAnimations()) motion.finish();
}
/** Waits until these are given and what asked for them is gone, without the length of its motion. */
async function gone(...answers: readonly Promise<unknown>[]) {
  let areGone = false;
  void Promise.all(answers).then(() => (areGone = true));
  await until(() => {
    endMotions();
    return areGone;
  }, 'it is gone');
}
async function pressAt(x: number, y: number) {
  await sendMouse({ type: 'click', position: [Math.round(x), Math.round(y)] });
}

describe('dialogs for scripts', () => {
  afterEach(async () => {
    for (const host of hosts()) host.remove();
    await until(() => hosts().length === 0);
    document.documentElement.removeAttribute('dir');
    removeContext();
  });

  describe('confirm', () => {
    it('shows a title, a message and up to three buttons [DLG-001]', async () => {
      const { answers, done } = ask({ ...QUESTION, style: 'confirm-or-reject', labels: { cancel: 'Later' } });
      expect(dialog().querySelector('h2')!.textContent).to.equal('Remove the bowl?');
      expect(dialog().querySelector('p')!.textContent).to.equal('It will no longer be in your cart.');
      expect(labels()).to.deep.equal(['Confirm', 'Reject', 'Later']);
      buttons()[1]!.click();
      await gone(done);
      expect(answers).to.deep.equal(['reject']);
    });

    it('has four styles [DLG-002]', async () => {
      const styles = [
        ['confirm-or-reject', 'Confirm,Reject'],
        ['confirm-or-cancel', 'Confirm,Cancel'],
        ['confirm-only', 'Confirm'],
        ['no-buttons', ''],
      ] as const;
      for (const [style, shown] of styles) {
        const closer = new AbortController();
        const { done } = ask({ ...QUESTION, style, signal: closer.signal });
        expect(labels().join(), style).to.equal(shown);
        closer.abort();
        await gone(done);
      }
      const { done } = ask({ title: 'Default' });
      expect(labels()).to.deep.equal(['Confirm', 'Cancel']);
      buttons()[0]!.click();
      await gone(done);
    });

    it('is shown, answered, hidden and removed, in this order [DLG-006]', async () => {
      const { answers, done } = ask();
      expect(dialog().matches(':modal')).to.equal(true);
      expect(answers).to.deep.equal([]);
      const shown = dialog();
      buttons()[0]!.click();
      await gone(done);
      expect(answers).to.deep.equal(['confirm']);
      expect([shown.open, hosts().length]).to.deep.equal([false, 0]);
    });

    it('takes one answer alone, however often its buttons are pressed', async () => {
      const { answers, done } = ask();
      const [yes, no] = buttons();
      no!.click();
      yes!.click();
      await gone(done);
      expect(answers).to.deep.equal(['cancel']);
    });

    it('counts Escape as cancel, unless that is off [DLG-008]', async () => {
      const { answers, done } = ask();
      await sendKeys({ press: 'Escape' });
      await gone(done);
      expect(answers).to.deep.equal(['cancel']);
      const strict = ask({ ...QUESTION, escapeCancels: false });
      await sendKeys({ press: 'Escape' });
      await sendKeys({ press: 'Escape' });
      expect([dialog().open, strict.answers.length]).to.deep.equal([true, 0]);
      buttons()[0]!.click();
      await gone(strict.done);
      expect(strict.answers).to.deep.equal(['confirm']);
    });

    it('counts a click on the overlay as cancel, unless that is off [DLG-007]', async () => {
      const { answers, done } = ask();
      const { left, top, width, height } = dialog().getBoundingClientRect();
      await pressAt(left + width / 2, top + 8); // its padding
      expect(answers).to.deep.equal([]);
      await pressAt(left + width / 2, top + height + 20);
      await gone(done);
      expect(answers).to.deep.equal(['cancel']);
      const strict = ask({ ...QUESTION, escapeCancels: false });
      await pressAt(5, 5);
      expect(dialog().open).to.equal(true);
      buttons()[1]!.click();
      await gone(strict.done);
    });

    it('Escape closes the top-most dialog alone [DLG-011]', async () => {
      const below = ask({ title: 'Below' });
      const above = ask({ title: 'Above' });
      await sendKeys({ press: 'Escape' });
      await gone(above.done);
      expect(below.answers).to.deep.equal([]);
      expect(dialogs().map(({ textContent }) => textContent)).to.deep.equal(['BelowConfirmCancel']);
      await sendKeys({ press: 'Escape' });
      await gone(below.done);
    });

    it('waits for the transition, and no longer than 600 ms [DLG-009]', async () => {
      const sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(sheet);
      sheet.replaceSync('[data-sq-dialog]::part(dialog) { transition: opacity 0.1s }');
      const timers = holdTimers(600);
      let ran = false;
      try {
        const first = ask();
        await nextFrame(); // what has not been drawn has no transition
        dialog().addEventListener('transitionrun', () => (ran = true));
        buttons()[0]!.click();
        // The fallback does not come: what ends it is the transition.
        await first.done;
        expect(ran).to.equal(true);
        timers.runOut(600);
        sheet.replaceSync('[data-sq-dialog]::part(dialog) { transition: opacity 600s }');
        const second = ask();
        await until(() => getComputedStyle(dialog()).transitionDuration === '600s');
        await nextFrame();
        buttons()[0]!.click();
        await until(() => timers.waiting().length > 0, 'the fallback');
        await nextFrame();
        expect(hosts(), 'still there').to.have.length(1);
        expect(timers.runOut(600)).to.equal(1);
        await second.done;
      } finally {
        timers.restore();
      }
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    });

    it('is 350 px wide with a padding of 20 px, and fits a narrow window [DLG-010]', async () => {
      const { done } = ask();
      const { inlineSize, padding } = getComputedStyle(dialog());
      expect([inlineSize, padding]).to.deep.equal(['350px', '20px']);
      expect(getComputedStyle(dialog()).maxInlineSize).to.equal(`${innerWidth - 40}px`);
      buttons()[0]!.click();
      await gone(done);
    });

    it('is a layer of 30000 and above [DLG-012]', async () => {
      const { done } = ask();
      expect(getComputedStyle(dialog()).zIndex).to.equal('30000');
      buttons()[0]!.click();
      await gone(done);
    });

    it('moves the focus to its last button, keeps it inside, and gives it back', async () => {
      const opener = await place<HTMLButtonElement>('<button>Open</button>');
      opener.focus();
      const { done } = ask();
      expect(focused()).to.equal(buttons()[1]);
      await sendKeys({ press: 'Enter' });
      await gone(done);
      expect(document.activeElement).to.equal(opener);
    });

    it('does not give the page the keys that were meant for it', async () => {
      const keys: string[] = [];
      const note = ({ key }: KeyboardEvent) => keys.push(key);
      document.addEventListener('keydown', note);
      const { done } = ask();
      await sendKeys({ press: 'Escape' });
      await gone(done);
      document.removeEventListener('keydown', note);
      expect(keys).to.deep.equal([]);
    });

    it('is cancelled when the page removes it', async () => {
      const { answers, done } = ask();
      hosts()[0]!.remove();
      await gone(done);
      expect(answers).to.deep.equal(['cancel']);
    });

    it('shows texts as text, also long ones', async () => {
      const html = `<img src=x onerror="window.ran = true">${'Donaudampfschifffahrt'.repeat(20)}`;
      const { done } = ask({ title: html, message: html, labels: { confirm: html } });
      expect(dialog().querySelector('img')).to.equal(null);
      expect(dialog().scrollWidth).to.be.at.most(dialog().clientWidth);
      buttons()[1]!.click();
      await gone(done);
    });

    it('is named and described, and accessible', async () => {
      const { done } = ask();
      expect(dialog().getAttribute('role')).to.equal('alertdialog');
      const textOf = (attribute: string) =>
        hosts().at(-1)!.shadowRoot!.getElementById(dialog().getAttribute(attribute)!)!.textContent;
      expect([textOf('aria-labelledby'), textOf('aria-describedby')]).to.deep.equal(Object.values(QUESTION));
      await expect(hosts()[0]!).to.be.accessible();
      buttons()[0]!.click();
      await gone(done);
    });
  });

  describe('alert', () => {
    it('has one button, "Okay" [DLG-003]', async () => {
      const done = alert('Your session has expired.');
      expect(labels()).to.deep.equal(['Okay']);
      expect(dialog().textContent).to.contain('Your session has expired.');
      buttons()[0]!.click();
      await gone(done);
      expect(hosts()).to.have.length(0);
    });

    it('speaks the language of the page', async () => {
      document.documentElement.lang = 'de';
      setContext({ messages: { de: { dialogs: { okay: 'In Ordnung' } } } });
      const done = alert('Achtung');
      expect(labels()).to.deep.equal(['In Ordnung']);
      document.documentElement.lang = 'en';
      await sendKeys({ press: 'Escape' });
      await gone(done);
    });
  });

  describe('inform', () => {
    let timers: ReturnType<typeof holdTimers>;
    beforeEach(() => (timers = holdTimers(NOTICE_MS)));
    afterEach(() => timers.restore());
    /** Lets the time of the notices run out. */
    async function end(...notes: readonly Promise<unknown>[]) {
      let areGone = false;
      void Promise.all(notes).then(() => (areGone = true));
      await until(() => {
        timers.runOut(NOTICE_MS);
        endMotions();
        return areGone;
      }, 'the notices are gone');
    }

    it('shows a notice without buttons at the top right [DLG-004]', async () => {
      const done = inform({ title: 'Saved', message: 'Your draft is safe.' });
      await until(() => notices().length === 1);
      const [notice] = notices();
      expect(notice!.querySelectorAll('button')).to.have.length(0);
      const { top, right } = notice!.getBoundingClientRect();
      expect([top, document.documentElement.clientWidth - right].map(Math.round)).to.deep.equal([20, 20]);
      expect(getComputedStyle(notice!.parentElement!).zIndex).to.equal('30000');
      await expect(hosts()[0]!).to.be.accessible();
      await end(done);
      expect(hosts()).to.have.length(0);
    });

    it('stays at the end of the line in right-to-left pages', async () => {
      document.documentElement.dir = 'rtl';
      const done = inform('تم الحفظ');
      await until(() => notices().length === 1);
      expect(Math.round(notices()[0]!.getBoundingClientRect().left)).to.equal(20);
      await end(done);
    });

    it('can be read and used while a modal dialog is open, and after it has closed', async () => {
      const holder = await place('<div></div>');
      const root = holder.attachShadow({ mode: 'open' });
      root.innerHTML = '<dialog><button>Close</button></dialog>';
      const modal = root.querySelector('dialog')!;
      modal.showModal();
      const first = inform('Added');
      const noticeIn = (parent: ParentNode) =>
        parent.querySelector('[data-sq-dialog]')?.shadowRoot!.querySelector<HTMLElement>('[part=notice]');
      await until(() => noticeIn(modal));
      noticeIn(modal)!.focus();
      expect(noticeIn(modal)!.matches(':focus')).to.equal(true);
      modal.close();
      const second = inform('Saved');
      await until(() => noticeIn(document));
      expect(noticeIn(document)!.checkVisibility()).to.equal(true);
      await end(first, second);
      expect([noticeIn(modal), noticeIn(document)]).to.deep.equal([undefined, undefined]);
    });

    it('closes itself after 2000 ms [DLG-005]', async () => {
      const done = inform('Saved');
      await until(() => timers.waiting().length === 1, 'the time of the notice begins');
      expect(notices()).to.have.length(1);
      expect(timers.runOut(2000)).to.equal(1);
      await gone(done);
      expect(hosts()).to.have.length(0);
    });

    it('stays while it is focused, and for its whole time afterwards', async () => {
      const done = inform('Saved');
      await until(() => notices().length === 1);
      expect(timers.waiting()).to.have.length(1);
      notices()[0]!.focus();
      expect(timers.waiting()).to.have.length(0);
      notices()[0]!.blur();
      expect(timers.runOut(2000)).to.equal(1);
      await gone(done);
      expect(hosts()).to.have.length(0);
    });

    it('can be read again when it is gone, in a dialog that stays: by scripts, and by a button of the page', async () => {
      await end(inform({ title: 'Saved', message: 'Your draft is safe.' }), inform('Added to the cart'));
      expect(hosts()).to.have.length(0);
      const button = await place<HTMLButtonElement>('<button data-sq-action="show-notices">Notices</button>');
      for (const show of [showNotices, () => button.click()]) {
        void show();
        await until(() => hosts().length === 1);
        expect(dialog().querySelector('h2')!.textContent).to.equal('Notices');
        const text = dialog().querySelector('p')!.textContent;
        expect(text.indexOf('Added to the cart')).to.be.within(0, text.indexOf('Saved: Your draft is safe.'));
        buttons()[0]!.click();
        await until(() => {
          endMotions();
          return hosts().length === 0;
        });
      }
    });

    it('shows several below each other, announced by one region', async () => {
      const both = [inform('One'), inform('Two')];
      await until(() => notices().length === 2);
      const [first, second] = notices().map((notice) => notice.getBoundingClientRect());
      expect(second!.top).to.be.at.least(first!.bottom);
      expect(hosts()).to.have.length(1);
      expect(hosts()[0]!.shadowRoot!.querySelectorAll('[role=status]')).to.have.length(1);
      await end(...both);
    });
  });
});
