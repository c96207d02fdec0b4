import { gateMessages } from '../../platform/i18n/en/consent-gates.js';
import { languageOf, translate } from '../../platform/i18n/translate.js';
import sheet from './placeholder.css' with { type: 'css' };

/** What a gate may be named. They only choose the words: the visitor's yes is one for all. */
const NAMES = ['analytics', 'media', 'functional', 'marketing'] as const;
type Name = (typeof NAMES)[number];

export const nameOfGate = (gate: Element): Name | undefined =>
  NAMES.find((name) => name === gate.getAttribute('data-sq-consent')?.trim().toLowerCase());

export interface Answers {
  once(): void;
  always(): void;
}

/** Who would be contacted, why nobody was, and two ways to say yes. */
export function placeholder(gate: Element, inside: Document, host: string, answers: Answers): HTMLElement {
  const say = (key: keyof typeof gateMessages) => translate(gate, 'consent', gateMessages, key, { host });
  const add = (name: string, text: string) => {
    const element = inside.createElement(name);
    element.textContent = text;
    box.append(element);
    return element;
  };
  const box = inside.createElement('div');
  box.setAttribute('role', 'group');
  const what = add('p', say(nameOfGate(gate) ?? 'media'));
  what.id = 'what';
  box.setAttribute('aria-labelledby', what.id);
  add('p', say('why'));
  for (const answer of ['once', 'always'] as const) {
    const button = add('button', say(answer)) as HTMLButtonElement;
    button.type = 'button';
    button.addEventListener('click', answers[answer]);
  }
  return box;
}

/**
 * Fills an empty frame. It gets the language, the writing direction, the typeface and the colours of its place on the
 * page, which a document of its own does not inherit.
 */
export function fill(frame: HTMLIFrameElement, inside: Document, host: string, answers: Answers): void {
  const root = inside.documentElement;
  const look = getComputedStyle(frame);
  root.lang = languageOf(frame);
  root.dir = look.direction;
  // A page may say it in its head, which no computed style tells.
  const meta = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content;
  root.style.colorScheme = look.colorScheme === 'normal' ? (meta ?? '') : look.colorScheme;
  root.style.fontFamily = look.fontFamily;
  for (const name of ['text', 'raised', 'border', 'focus'].map((color) => `--sq-color-${color}`))
    root.style.setProperty(name, look.getPropertyValue(name));
  // A sheet belongs to one document; an element with its text would need the page's leave (Content Security Policy).
  const own = new (inside.defaultView as Window & typeof globalThis).CSSStyleSheet();
  own.replaceSync([...sheet.cssRules].map(({ cssText }) => cssText).join('\n'));
  inside.adoptedStyleSheets = [own];
  inside.body.replaceChildren(placeholder(frame, inside, host, answers));
}
