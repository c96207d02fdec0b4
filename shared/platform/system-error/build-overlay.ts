import { type SystemErrorMessage, systemErrorMessages } from '../i18n/en/system-error.js';
import { translate } from '../i18n/translate.js';
import { ofDocument } from '../page/script-global.js';
import sheet from './system-error.css';
import type { SystemError } from './system-error.js';

interface Description {
  readonly title: string;
  readonly text?: string;
  /** Names and values. */
  readonly details: readonly (readonly [name: string, value: string])[];
}

/** Longer texts of a server are cut: nobody reads more. In UTF-16 code units. */
const MAX_LENGTH = 2000;
const cut = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

/** The texts for the three kinds of errors: cleaned, network, and all others (storefront §8). Pure. */
export function describeError(error: SystemError, say: (key: SystemErrorMessage) => string): Description {
  const key = error.errorKey ? [[say('key'), cut(error.errorKey)] as const] : [];
  if (error.isCleaned) return { title: say('cleaned'), text: say('logged'), details: key };
  if (error.isNetwork) return { title: say('title'), text: cut(error.message), details: key };
  const details = [
    [say('url'), cut(error.url)],
    [say('format'), say(error.format)],
    [say('error'), cut(error.message)],
    ...key,
  ] as const;
  return { title: say('title'), details };
}

export interface Overlay {
  readonly host: HTMLElement;
  readonly dialog: HTMLDialogElement;
  readonly reload: HTMLButtonElement;
  readonly clear: HTMLButtonElement;
  /** Shows the number of errors since the first one. */
  count(more: number): void;
}

/** Creates the overlay, closed, in its own shadow root at the end of the page. No text is parsed as HTML. */
export function buildOverlay(error: SystemError): Overlay {
  const host = document.createElement('div');
  host.dataset['sqSystemError'] = '';
  // Added to the page first: the language of its texts depends on its position.
  (ofDocument('body') ?? document.documentElement).append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const message = (key: SystemErrorMessage, parameters: Readonly<Record<string, number>> = {}) =>
    translate(host, 'system-error', systemErrorMessages, key, parameters);
  const { title, text, details } = describeError(error, message);

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
  // Present from the start: screen readers announce changes of a status, not its first text.
  const counter = element('p');
  counter.setAttribute('role', 'status');
  const reload = button(message('reload'));
  const clear = button(message('clear'));
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
    count: (more) => (counter.textContent = message(more === 1 ? 'moreOne' : 'more', { count: more })),
  };
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, text = ''): HTMLElementTagNameMap[K] {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}

/** Addresses and server texts keep their own direction, but are aligned as the page's text. */
function isolated(name: 'p' | 'dd', text: string): HTMLElement {
  const created = element(name);
  created.append(element('bdi', text));
  return created;
}

function button(text: string): HTMLButtonElement {
  const created = element('button', text);
  created.type = 'button';
  return created;
}
