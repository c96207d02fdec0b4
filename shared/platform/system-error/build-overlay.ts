import { systemErrorMessages, type SystemErrorMessage } from '../i18n/en/system-error.js';
import { translate } from '../i18n/translate.js';
import { describeError } from './describe-error.js';
import type { SystemError } from './system-error.js';
import sheet from './system-error.css' with { type: 'css' };

export interface Overlay {
  readonly host: HTMLElement;
  readonly dialog: HTMLDialogElement;
  readonly reload: HTMLButtonElement;
  readonly clear: HTMLButtonElement;
  /** How many errors have come since. */
  count(more: number): void;
}

/** The overlay's elements, closed, in a shadow root of their own at the end of the page. Every text is set as text. */
export function buildOverlay(error: SystemError): Overlay {
  const host = document.createElement('div');
  host.dataset['sqSystemError'] = '';
  // On the page before its texts are looked up: their language is that of the place.
  (document.body ?? document.documentElement).append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const say = (key: SystemErrorMessage, parameters: Readonly<Record<string, number>> = {}) =>
    translate(host, 'system-error', systemErrorMessages, key, parameters);
  const { title, text, details } = describeError(error, say);

  const heading = element('h2', title);
  heading.id = 'title';
  const description = element('div');
  description.id = 'description';
  if (text) description.append(isolated('p', text));
  if (details.length > 0) {
    const list = element('dl');
    for (const [name, value] of details) list.append(element('dt', name), isolated('dd', value));
    description.append(list);
  }
  // There from the start: screen readers tell only of changes.
  const counter = element('p');
  counter.setAttribute('role', 'status');
  const reload = button(say('reload'));
  const clear = button(say('clear'));
  const actions = element('div');
  actions.className = 'actions';
  actions.append(reload, clear);

  const dialog = element('dialog');
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.setAttribute('aria-describedby', description.id);
  dialog.append(heading, description, counter, actions);
  root.append(dialog);
  return {
    host,
    dialog,
    reload,
    clear,
    count: (more) => (counter.textContent = say(more === 1 ? 'moreOne' : 'more', { count: more })),
  };
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, text = ''): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** Addresses and the server's words run in their own direction, and begin where the page's do. */
function isolated(name: 'p' | 'dd', text: string): HTMLElement {
  const made = element(name);
  made.append(element('bdi', text));
  return made;
}

function button(text: string): HTMLButtonElement {
  const made = element('button', text);
  made.type = 'button';
  return made;
}
