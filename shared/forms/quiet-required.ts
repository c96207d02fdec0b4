import { write } from '../platform/html/written.js';
import { matches } from '../platform/page/element-calls.js';
import { afterReset } from './after-reset.js';
import { listenToControls, ofForm } from './form-controls.js';

/** What is invalid because of what it contains. */
const GROUP = ':is(form, fieldset):invalid:not([aria-invalid])';

/**
 * By which a page shows that a field is right. A style has some 480 properties, and to read all of them twice takes longer
 * than the form's other code.
 */
const LOOK = [
  ...['color', 'background-color', 'background-image', 'background-position', 'background-size', 'box-shadow'],
  ...['opacity', 'filter', 'transform', 'scale', 'display', 'visibility', 'width', 'height', 'border-top-left-radius'],
  ...['font-size', 'font-style', 'font-weight', 'text-decoration-line', 'accent-color', 'caret-color'],
  ...['outline-color', 'outline-style', 'outline-width', 'outline-offset'],
  ...['top', 'right', 'bottom', 'left'].flatMap((side) => [
    ...[`border-${side}-color`, `border-${side}-style`, `border-${side}-width`],
    ...[`padding-${side}`, `margin-${side}`],
  ]),
];

/** Whether the page shows the attribute in a way of its own, some as "right": an empty field must not look so. */
function isStyled(control: Element): boolean {
  const look = () => {
    const style = getComputedStyle(control);
    return [...LOOK.map((name) => style.getPropertyValue(name)), control.getAnimations().length].join();
  };
  const before = look();
  control.setAttribute('aria-invalid', 'false');
  const isSame = look() === before;
  control.removeAttribute('aria-invalid');
  return !isSame;
}

const nameOf = (control: EventTarget | null) => (control as HTMLInputElement).name;

/** `style` of a form may be a control of that name. */
const styleOf = (element: HTMLElement): CSSStyleDeclaration =>
  element instanceof HTMLFormElement ? ofForm(element, 'style') : element.style;

/**
 * Firefox keeps the state that it has read of an element, whatever `aria-invalid` says later. An element that is shown anew
 * is read anew, with what it contains; nothing is painted in between. Not one that has the focus, which would be lost.
 */
function readAnew(elements: readonly HTMLElement[]): void {
  if (!('mozInnerScreenX' in globalThis)) return;
  const { scrollX, scrollY } = globalThis;
  const restore = elements
    .filter((element) => !matches(element, ':focus-within'))
    .map((element) => {
      const style = styleOf(element);
      const had = Element.prototype.hasAttribute.call(element, 'style');
      const before = [style.getPropertyValue('display'), style.getPropertyPriority('display')] as const;
      style.setProperty('display', 'none', 'important');
      return () => {
        style.setProperty('display', ...before);
        if (!had) Element.prototype.removeAttribute.call(element, 'style');
      };
    });
  // Reading a size makes the browser lay out the page.
  void document.documentElement.offsetHeight;
  restore.forEach((each) => each());
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}

/**
 * Keeps assistive technology from calling an empty required field invalid before anybody has typed: browsers do so, as
 * the field does not satisfy its constraint (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-being-missing),
 * unless `aria-invalid` says otherwise (https://www.w3.org/TR/html-aam-1.0/). `required` itself stays, for the page's
 * styles and scripts. Firefox calls the form and the fieldsets around such a field invalid as well, which would be heard
 * whenever one of them is entered: of them it is never said, as the fields speak for themselves. Returns how to undo it.
 */
export default function quietRequired(form: HTMLFormElement): () => void {
  const marked = new Set<Element>();
  const groups = new Set<Element>();
  const mark = () => {
    const empty = [...ofForm(form, 'elements')].filter((each): each is HTMLElement =>
      each.matches(':required:invalid:not([aria-invalid])'),
    );
    if (!empty[0] || isStyled(empty[0])) return;
    for (const control of empty) {
      write(control, 'aria-invalid', 'false');
      marked.add(control);
    }
    for (const group of [form, ...ofForm(form, 'elements')].filter((each) => matches(each, GROUP))) {
      write(group, 'aria-invalid', 'false');
      groups.add(group);
    }
    readAnew([form, ...empty]);
  };
  const unmark = (isMeant: (control: Element) => boolean) => {
    for (const control of marked)
      if (isMeant(control) && control.getAttribute('aria-invalid') === 'false') {
        write(control, 'aria-invalid', null);
        marked.delete(control);
      }
  };
  // From now on the browser's word counts: what was typed and removed again is missing.
  const stopListening = listenToControls(form, ['input', 'change'], ({ target }) =>
    unmark((control) => control === target || (nameOf(control) !== '' && nameOf(control) === nameOf(target))),
  );
  const stopResetting = afterReset(form, mark);
  mark();
  return () => {
    stopListening();
    stopResetting();
    unmark(() => true);
    groups.forEach((group) => write(group, 'aria-invalid', null));
  };
}
