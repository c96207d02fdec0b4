import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { until, withPageSheet } from '../../../shared/testing/fixture.js';
import { pretendMedia } from '../../../shared/testing/media.js';
import { picture } from '../../../shared/testing/pictures.js';
import sheet from '../../../elements/sq-gallery/sq-gallery.css' with { type: 'css' };
import { current, endRowMotion, openGallery, viewport, type Gallery } from './gallery.js';

/*
 * What wants a press, a drag or a movement of the wheel itself, as authors write it into a slide. The part that is pressed has
 * `data-user`, also in a shadow root.
 */

/** Both a drag and a press, with every pointer. */
export const CONTROLS: Record<string, string> = {
  'a range input': '<input type="range" data-user aria-label="A">',
  'a number': '<input type="number" value="1" data-user aria-label="A">',
  'a text field': '<input value="Words" data-user aria-label="A">',
  'a text area': '<textarea data-user aria-label="A">Words</textarea>',
  'text that is edited': '<div contenteditable data-user>Words</div>',
  'a player': '<audio controls data-user></audio>',
  'a film with controls': '<video controls data-user></video>',
  'a slider of the page’s': '<div role="slider" tabindex="0" aria-valuenow="1"><i data-user>__</i></div>',
  'a list of choices': '<div role="listbox" tabindex="0"><div role="option" data-user>One</div></div>',
  'a checkbox': '<label><input type="checkbox" data-user> Gift</label>',
  'a form-associated control': '<page-rating data-user tabindex="0">__</page-rating>',
  'a range in a shadow root': '<page-shadow></page-shadow>',
};

/** A press, and a drag with the mouse: fingers may swipe over them. */
export const PRESSED: Record<string, string> = {
  'a button': '<button data-user>Buy</button>',
  'what is inside of a button': '<button><b data-user>Buy</b></button>',
  'a label': '<label data-user><input type="checkbox"> Gift</label>',
  'a summary': '<details><summary data-user>More</summary>Words</details>',
  'a button of the page’s': '<div role="button" tabindex="0" data-user>Buy</div>',
  'a switch of the page’s': '<div role="switch" tabindex="0" aria-checked="false" data-user>On</div>',
  'a tab': '<div role="tab" tabindex="0" data-user>One</div>',
  'a place on an image':
    '<map name="places"><area shape="rect" coords="0,0,80,30" href="#followed" alt="A"></map>' +
    `<img usemap="#places" src="${picture()}" width="80" height="30" alt="" data-user>`,
  'a link in a drawing':
    '<svg width="80" height="30"><a href="#followed"><rect width="80" height="30" data-user></rect></a></svg>',
  'what has a handler of its own': '<span onclick="" data-user>Buy</span>',
};

/** A drag alone. */
export const DRAGGED: Record<string, string> = {
  'what the author handles by touch-action': '<div style="touch-action:none" data-user>__</div>',
  'what scrolls sideways':
    '<div style="overflow-x:auto;width:80px" data-user><div style="width:300px;height:20px"></div></div>',
};

/** A drag with the mouse alone. */
export const MOUSE_DRAGGED: Record<string, string> = {
  'what can be dragged elsewhere': '<div draggable="true" data-user style="user-select:none">__</div>',
  'a paragraph': '<p data-user>Words to be read</p>',
  'a quotation': '<blockquote data-user style="margin:0">Words to be read</blockquote>',
  'a heading': '<h3 data-user style="margin:0">Words to be read</h3>',
  'a cell': '<table><tr><td data-user>Words to be read</td></tr></table>',
  code: '<pre data-user style="margin:0">Words to be read</pre>',
  'bold words': '<p><b data-user>Words to be read</b></p>',
  'words without an element of their own': '<div data-user>Words to be read</div>',
};

/** A slide with all of them side by side. */
export const card = (users: Record<string, string>) =>
  `<div class="card" style="display:grid;grid-template-columns:repeat(6,1fr);gap:6px;padding:30px;font:12px/1.3 sans-serif">${Object.values(
    users,
  )
    .map((html) => `<div style="height:34px;overflow:hidden">${html}</div>`)
    .join('')}</div>`;

/** The pressed part of each, by name. */
export function usersIn(slide: Element, users: Record<string, string>): [string, HTMLElement][] {
  return Object.keys(users).map((name, at) => {
    const cell = slide.children[at]!;
    const found =
      cell.querySelector<HTMLElement>('[data-user]') ?? cell.firstElementChild!.shadowRoot!.querySelector('input')!;
    return [name, found];
  });
}

/** Defines the controls of the page. */
export function defineControls(): void {
  if (customElements.get('page-rating')) return;
  customElements.define(
    'page-rating',
    class extends HTMLElement {
      static readonly formAssociated = true;
    },
  );
  customElements.define(
    'page-shadow',
    class extends HTMLElement {
      constructor() {
        super();
        this.attachShadow({ mode: 'open' }).innerHTML = '<input type="range" aria-label="A" style="width:80px">';
      }
    },
  );
}

/** The middle of an element, in px of the window. */
export function middleOf(element: Element): [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [Math.round(x + Math.min(width / 2, 40)), Math.round(y + Math.min(height / 2, 10))];
}

/** One touch or press, from point to point: [x in px, time in ms], over an element. */
export function strokeOver(
  target: Element,
  points: readonly (readonly [number, number])[],
  pointerType = 'touch',
): void {
  points.forEach(([x, time], index) => {
    const type = index === 0 ? 'pointerdown' : index === points.length - 1 ? 'pointerup' : 'pointermove';
    const event = new PointerEvent(type, {
      bubbles: true,
      composed: true,
      cancelable: true,
      isPrimary: true,
      pointerId: 1,
      pointerType,
      buttons: type === 'pointerup' ? 0 : 1,
      clientX: x,
      clientY: middleOf(target)[1],
    });
    Object.defineProperty(event, 'timeStamp', { value: 100_000 + time });
    target.dispatchEvent(event);
  });
}

/** Names those on which a gesture has moved the gallery. */
export async function movedBy(
  element: Gallery,
  users: Record<string, string>,
  gesture: (target: HTMLElement) => unknown,
): Promise<string[]> {
  const moved: string[] = [];
  for (const [name, target] of usersIn(element.firstElementChild!, users)) {
    await gesture(target);
    await endRowMotion(element);
    if (current(element) !== 0 || viewport(element).scrollLeft !== 0) moved.push(name);
    const back = element.goTo(0);
    await endRowMotion(element);
    await back;
    await until(() => !element.inMotion && current(element) === 0);
    getSelection()!.removeAllRanges();
  }
  return moved;
}

export const IMAGE = `<img src="${picture()}" alt="A" width="300" height="200">`;

/** Waits until a gallery under the mouse can be dragged by it. */
export async function canBeDragged(element: Gallery): Promise<void> {
  await sendMouse({ type: 'move', position: middleOf(viewport(element)) });
  await until(() => getComputedStyle(viewport(element)).cursor === 'grab', 'can be dragged');
}

/** To be called in a `describe` of gestures. Returns how to open a gallery whose first slide has these side by side. */
export function prepareGestures() {
  let media: ReturnType<typeof pretendMedia>;
  before(() => {
    withPageSheet(sheet);
    defineControls();
  });
  beforeEach(() => {
    media = pretendMedia(/reduced-motion/, true);
    history.replaceState(null, '', '#none');
  });
  afterEach(async () => {
    media.restore();
    getSelection()!.removeAllRanges();
    await resetMouse();
  });
  return (attributes: string, users: Record<string, string>) =>
    openGallery(attributes, card(users) + IMAGE.repeat(3), 700);
}
