import { gateMessages } from '../../platform/i18n/en/consent-gates.js';
import { languageOf, translate } from '../../platform/i18n/translate.js';
import { asPurpose, type Purpose } from './purposes.js';
import sheet from './placeholder.css' with { type: 'css' };

/** What `data-sq-consent` says that an element is for; `undefined` for other words. */
export const gatePurpose = (gate: Element): Purpose | undefined => asPurpose(gate.getAttribute('data-sq-consent'));

export interface PlaceholderActions {
  /** The visitor allows this one frame. */
  once(): void;
  /** The visitor accepts for the whole site. */
  always(): void;
}

/** A text that says who would be contacted and why nothing was loaded, and a button for each of the two actions. */
export function createPlaceholder(
  gate: Element,
  inside: Document,
  host: string,
  actions: PlaceholderActions,
): HTMLElement {
  const textOf = (key: keyof typeof gateMessages) => translate(gate, 'consent', gateMessages, key, { host });
  const append = (tag: string, text: string) => {
    const element = inside.createElement(tag);
    element.textContent = text;
    box.append(element);
    return element;
  };
  const box = inside.createElement('div');
  box.setAttribute('role', 'group');
  const title = append('p', textOf(gatePurpose(gate) ?? 'media'));
  title.id = 'what';
  box.setAttribute('aria-labelledby', title.id);
  append('p', textOf('why'));
  for (const action of ['once', 'always'] as const) {
    const button = append('button', textOf(action)) as HTMLButtonElement;
    button.type = 'button';
    button.addEventListener('click', actions[action]);
  }
  return box;
}

/**
 * Fills an empty frame. A document of its own inherits nothing, so it gets the language, the writing direction, the
 * typeface and the colours of the frame's place on the page.
 */
export function fillPlaceholder(
  frame: HTMLIFrameElement,
  inside: Document,
  host: string,
  actions: PlaceholderActions,
): void {
  const root = inside.documentElement;
  const style = getComputedStyle(frame);
  root.lang = languageOf(frame);
  root.dir = style.direction;
  // A page may set its colour scheme in a meta element, which computed styles do not show.
  const meta = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content;
  root.style.colorScheme = style.colorScheme === 'normal' ? (meta ?? '') : style.colorScheme;
  root.style.fontFamily = style.fontFamily;
  for (const name of ['text', 'raised', 'border', 'focus'].map((color) => `--sq-color-${color}`))
    root.style.setProperty(name, style.getPropertyValue(name));
  // A constructed sheet belongs to one document; a style element would need permission by the Content Security Policy.
  const own = new (inside.defaultView as Window & typeof globalThis).CSSStyleSheet();
  own.replaceSync([...sheet.cssRules].map(({ cssText }) => cssText).join('\n'));
  inside.adoptedStyleSheets = [own];
  inside.body.replaceChildren(createPlaceholder(frame, inside, host, actions));
}
