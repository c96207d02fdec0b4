import type { ElementOf } from '../../../shared/declaration/derived-types.js';
import { loadDraft } from '../../../shared/forms/drafts.js';
import { inShadow, place, until, withPageSheet } from '../../../shared/testing/fixture.js';
import { skipTimers } from '../../../shared/testing/held-timers.js';
import { http, HttpResponse } from '../../../shared/testing/network.js';
import { emptyDatabase, pretend } from '../../../shared/testing/storage.js';
import type { form } from '../declaration.js';
import sheet from '../../../elements/sq-form/sq-form.css' with { type: 'css' };
import { FORM_CALLS, pretendFormBackend } from './form-backend.js';
import { pageOfAddress } from '../../../shared/platform/page/page-of-address.js';

/** Where a form with this id, and without hidden fields, keeps its draft on the page of the test. */
export const placeOfForm = (formId: string): string => `${pageOfAddress(location)}#${formId}`;

export type Form = ElementOf<typeof form>;

export const CONTROLS = `<form>
  <label>Name <input name="name"></label>
  <label>Password <input name="secret" type="password"></label>
  <label>Card <input name="card" autocomplete="cc-number"></label>
  <label>Topic <select name="topic"><option>One</option><option>Two</option></select></label>
  <label><input type="checkbox" name="extra" value="a"> A</label>
  <label><input type="checkbox" name="extra" value="b" checked> B</label>
  <label>Message <textarea name="message"></textarea></label>
  <button>Send</button></form>`;

export const control = <E extends HTMLElement = HTMLInputElement>(element: Element, name: string) =>
  element.querySelector<E>(`[name="${name}"]`)!;
/** Types into controls, by their names. */
export function type(element: Element, entries: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(entries)) {
    control(element, name).value = value;
    control(element, name).dispatchEvent(new Event('input', { bubbles: true }));
  }
}
/** The visitor goes to another tab, or closes this one. */
export function hidePage() {
  const restore = pretend(Document.prototype, 'visibilityState', 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  restore();
}
export const send = (element: Element) => element.querySelector('button')!.click();
export const isWaiting = (element: Element) => !inShadow(element, '[part=queued]')!.hidden;

/** To be called in a `describe`: forms whose drafts are kept, with a backend and a network that can be away. */
export function draftForms() {
  const { network, saves, keys, answer, values } = pretendFormBackend();
  let online = () => {};
  let restoreTimers = () => {};
  before(() => withPageSheet(sheet));
  beforeEach(emptyDatabase);
  // The pause before a call is sent again: shared/platform/requests proves its length.
  beforeEach(() => (restoreTimers = skipTimers(200)));
  afterEach(() => {
    restoreTimers();
    online();
    online = () => {};
  });

  let formCount = 0;
  const id = () => `draft-${++formCount}`;
  const open = (formId: string, attributes = '') =>
    place<Form>(`<sq-form form-id="${formId}" ${attributes}>${CONTROLS}</sq-form>`);
  /** Types and hides the page until the draft is saved: the code that saves it may not be loaded yet. */
  const saveDraftOf = (element: Element, formId: string, entries: Readonly<Record<string, string>>) =>
    until(async () => {
      type(element, entries);
      hidePage();
      return (await loadDraft(placeOfForm(formId)))?.['name']?.[0] === entries['name'];
    }, '');
  /** The browser says that it is offline; calls arrive. */
  function pretendOffline() {
    const restore = pretend(navigator, 'onLine', false);
    online = () => {
      restore();
      network.resetHandlers();
    };
  }
  function goOffline() {
    pretendOffline();
    network.use(http.post(FORM_CALLS.key, () => HttpResponse.error()));
  }
  /** Calls arrive again, which nobody has told the page. */
  function bringNetworkBack() {
    online();
    online = () => {};
  }
  function goOnline() {
    bringNetworkBack();
    answer();
    window.dispatchEvent(new Event('online'));
  }

  return {
    network,
    saves,
    keys,
    answer,
    values,
    id,
    open,
    saveDraftOf,
    pretendOffline,
    goOffline,
    bringNetworkBack,
    goOnline,
  };
}
