import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { confirm } from '../../../elements/public/dialogs.js';
import { hasOpenDialog } from '../../../shared/platform/dialogs/focus-back.js';
import { inform } from '../../../shared/platform/dialogs/inform.js';
import { focusedElement } from '../../../shared/platform/page/focused-element.js';
import { turns } from '../../../shared/services/overlays/turns.js';
import { place, settled, until, withPageSheet } from '../../../shared/testing/fixture.js';
import { holdTimers } from '../../../shared/testing/held-timers.js';
import '../../../elements/sq-popup/index.js';
import popupSheet from '../../../elements/sq-popup/sq-popup.css' with { type: 'css' };
import '../../../elements/sq-dialog/index.js';
import sheet from '../../../elements/sq-dialog/sq-dialog.css' with { type: 'css' };

/** Overlays that are open at the same time. */
const COUNT = 10;
/** Of them, these are popups. */
const POPUPS = 4;
/** Orders in one test, which must not take longer than some seconds. */
export const ORDERS_PER_TEST = 50;
/** How long a notice is shown, and its region before it. */
const NOTICE_MS = 2000;
const REGION_MS = 50;

/** The same numbers for the same seed (a linear congruential generator, with the numbers of Numerical Recipes). */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Overlay {
  readonly name: string;
  readonly dialog: HTMLDialogElement;
  /** What is to be removed from the page. */
  readonly element: Element;
  /** What had the focus before it. */
  before: HTMLElement;
}

/** How a visitor closes what is on top. */
interface Input {
  escape(): unknown;
  clickBeside(dialog: HTMLDialogElement): unknown;
}
const DRIVEN: Input = {
  escape: () => sendKeys({ press: 'Escape' }),
  clickBeside: () => sendMouse({ type: 'click', position: [4, 4] }),
};
const SENT: Input = {
  escape: () =>
    (focusedElement() ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true }),
    ),
  clickBeside(dialog) {
    for (const type of ['pointerdown', 'click'])
      dialog.dispatchEvent(new PointerEvent(type, { clientX: 4, clientY: 4, bubbles: true, composed: true }));
  },
};

/** Resolves once the condition is true: within the same task, where it becomes true in it. */
async function soon(condition: () => unknown, message: string): Promise<void> {
  for (let turn = 0; turn < 100; turn++) {
    if (condition()) return;
    await Promise.resolve();
  }
  await until(condition, message, { interval: 1 });
}

const dialogHtml = (at: number) =>
  `<sq-dialog id="block-${at}"><dialog><h2>Dialog ${at}</h2><input aria-label="Field ${at}">
    <form method="dialog"><button value="confirm">Okay</button></form></dialog></sq-dialog>`;
const popupHtml = (at: number) =>
  `<sq-popup id="block-${at}" show-on-timer="false"><h2>Popup ${at}</h2><input aria-label="Field ${at}"></sq-popup>`;
const blocks = Array.from({ length: COUNT }, (_, at) => (at < POPUPS ? popupHtml(at) : dialogHtml(at)));

async function placePage() {
  const holder = await place(
    `<div><button id="start">Start</button>${blocks.join('')}<p style="block-size: 3000px"></p></div>`,
  );
  const all = [...holder.querySelectorAll<HTMLElement & { open(): Promise<unknown> }>('sq-dialog, sq-popup')];
  for (const block of all) await settled(block);
  return { start: holder.querySelector<HTMLElement>('#start')!, all };
}
type Page = Awaited<ReturnType<typeof placePage>>;

async function openAll({ all }: Page, next: (below: number) => number, answers: Promise<unknown>[]) {
  const open: Overlay[] = [];
  const left = [...all.keys()];
  while (left.length > 0) {
    const at = left.splice(next(left.length), 1)[0]!;
    const before = focusedElement()!;
    const element = all[at]!;
    if (next(4) === 0) answers.push(inform(`Notice ${at}`));
    if (next(3) === 0) {
      answers.push(confirm({ title: `Question ${at}` }));
      const host = [...document.querySelectorAll('[data-sq-dialog]')]
        .filter(({ shadowRoot }) => shadowRoot!.querySelector('dialog'))
        .at(-1)!;
      open.push({ name: `question ${at}`, dialog: host.shadowRoot!.querySelector('dialog')!, element: host, before });
    } else {
      const dialog = element.querySelector('dialog') ?? element.shadowRoot!.querySelector('dialog')!;
      answers.push(element.open());
      await soon(() => dialog.open, `${element.id} does not open`);
      if (next(2) === 0) element.querySelector('input')!.focus();
      open.push({ name: element.id, dialog, element, before });
    }
  }
  return open;
}

/** Closes one after the other, and checks the focus after each. */
async function closeAll(open: Overlay[], next: (below: number) => number, input: Input, seed: number) {
  const isGone = ({ dialog }: Overlay) => !dialog.open || !dialog.isConnected;
  while (open.length > 0) {
    const way = next(4);
    // Keys, the overlay and buttons reach the topmost alone. Any of them may be removed.
    const at = way === 3 ? next(open.length) : open.length - 1;
    const [closed] = open.splice(at, 1) as [Overlay];
    for (const each of open.slice(at))
      if (closed.dialog.contains(each.before) || closed.element.contains(each.before)) each.before = closed.before;
    const above = at < open.length ? focusedElement() : undefined;
    if (way === 0) await input.escape();
    else if (way === 1) await input.clickBeside(closed.dialog);
    else if (way === 2) closed.dialog.querySelector<HTMLElement>('button')!.click();
    else closed.element.remove();
    const what = `seed ${seed}: ${closed.name} closed by ${['Escape', 'overlay', 'button', 'removal'][way]!}`;
    await soon(() => isGone(closed), `${what}: it is open`);
    const expected = above ?? closed.before;
    await soon(() => focusedElement() === expected, `${what}: the focus is elsewhere`);
  }
}

async function run(page: Page, seed: number, input: Input): Promise<void> {
  const timers = holdTimers(NOTICE_MS, REGION_MS);
  try {
    const next = random(seed);
    const answers: Promise<unknown>[] = [];
    page.start.focus();
    const open = await openAll(page, next, answers);
    timers.runOut(REGION_MS);
    await closeAll(open, next, input, seed);
    let areAnswered = false;
    void Promise.all(answers).then(() => (areAnswered = true));
    await soon(() => {
      timers.runOut(NOTICE_MS);
      return areAnswered;
    }, `seed ${seed}: something waits for ever`);
  } finally {
    timers.restore();
  }
  expect(focusedElement(), `seed ${seed}`).to.equal(page.start);
  expect(document.querySelectorAll('[data-sq-dialog], dialog[open], [inert], .hiding'), `seed ${seed}`).to.have.length(
    0,
  );
  expect([hasOpenDialog(), turns().get()], `seed ${seed}`).to.deep.equal([false, 0]);
}

async function expectToScroll(): Promise<void> {
  scrollTo(0, 0);
  const focused = document.activeElement?.localName;
  // A page that is locked never scrolls; the animation of one that scrolls may be cut short by what changes on it.
  await until(
    async () => {
      await sendKeys({ press: 'End' });
      return scrollY > 0;
    },
    `the page does not scroll: ${document.visibilityState}, focus on ${focused}`,
    { interval: 100 },
  );
  scrollTo(0, 0);
}

/** The blocks are laid out as on a page. */
export function withOverlaySheets(): void {
  withPageSheet(sheet);
  withPageSheet(popupSheet);
}

/** One order, with keys and a mouse of the browser's driver. The failure names its seed. */
export async function runDriven(seed: number): Promise<void> {
  await run(await placePage(), seed, DRIVEN);
  await expectToScroll();
}

/** The orders of some seeds on one page, with events that the test sends itself. */
export async function runSent(first: number): Promise<void> {
  const page = await placePage();
  // Nothing waits for the end of a fade.
  const { getAnimations } = Element.prototype;
  Element.prototype.getAnimations = () => [];
  try {
    const places = page.all.map((block) => [block, block.nextSibling!] as const);
    for (let seed = first; seed < first + ORDERS_PER_TEST; seed++) {
      await run(page, seed, SENT);
      for (const [block, following] of places.toReversed())
        if (!block.isConnected) following.parentNode!.insertBefore(block, following);
      for (const block of page.all) await settled(block);
    }
    await expectToScroll();
  } finally {
    Element.prototype.getAnimations = getAnimations;
  }
}
