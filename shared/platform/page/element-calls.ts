/*
 * Methods of elements that a page may have hidden: in a form, a control named "closest" or "matches" is what `form.closest`
 * gives (https://html.spec.whatwg.org/multipage/forms.html#the-form-element, [LegacyOverrideBuiltIns]). For nodes that the
 * kit gets from events and observers: any of them may be a form.
 */

/** The nearest of the element and its ancestors that matches; `null` for anything that is no element. */
export const closest = <E extends Element = HTMLElement>(node: unknown, selector: string): E | null =>
  node instanceof Element ? Element.prototype.closest.call<Element, [string], E | null>(node, selector) : null;

/** Whether it is an element that matches. */
export const matches = (node: unknown, selector: string): boolean =>
  node instanceof Element && Element.prototype.matches.call(node, selector);

/** The element itself, if it matches, and all inside of it that do, in the order of the document. */
export const allMatching = (node: unknown, selector: string): Element[] =>
  node instanceof Element
    ? [...(matches(node, selector) ? [node] : []), ...Element.prototype.querySelectorAll.call(node, selector)]
    : [];

/** Whether the element matches, or one inside of it. */
export const hasMatching = (node: unknown, selector: string): boolean =>
  node instanceof Element && (matches(node, selector) || Element.prototype.querySelector.call(node, selector) !== null);
