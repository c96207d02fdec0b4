import sheet from './dialogs.css' with { type: 'css' };
import { ofDocument } from '../page/script-global.js';

/** What a dialog and a notice say. Both are shown as text. */
export interface DialogText {
  readonly title?: string;
  readonly message?: string;
}

/**
 * An element at the end of `parent`, by default the page, whose shadow root holds a dialog or the notices. The page's own rules for `div` or
 * `button` do not reach inside; `[data-sq-dialog]::part(dialog)` does.
 */
export function createHost(parent: Element = ofDocument('body') ?? document.documentElement): {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
} {
  const host = document.createElement('div');
  host.dataset['sqDialog'] = '';
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  parent.append(host);
  return { host, root };
}

/** A new element with a text and a `part`. */
export function part<K extends keyof HTMLElementTagNameMap>(
  name: K,
  partName: string,
  text = '',
): HTMLElementTagNameMap[K] {
  const created = document.createElement(name);
  created.part = partName;
  created.textContent = text;
  return created;
}

/** The title and the message, each left out where it is empty. */
export const textParts = ({ title = '', message = '' }: DialogText): HTMLElement[] => [
  ...(title ? [part('h2', 'heading', title)] : []),
  ...(message ? [part('p', 'message', message)] : []),
];
