import { cart, type NewCartEntry } from '../../shared/commerce/cart/cart.js';
import { addToCartMessages } from '../../shared/platform/i18n/en/add-to-cart.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import { warnOnce } from '../../shared/platform/log.js';
import { ADD_TO_CART } from '../../shared/platform/page/served-elements.js';
import { matches } from '../../shared/platform/page/element-calls.js';
import { isOfSite } from '../../shared/platform/page/own-origin.js';
import { respondToAgent } from '../../shared/platform/page/respond-to-agent.js';
import {
  canPost,
  dataOf,
  elementsOf,
  goesElsewhere,
  optionNames,
  readEntry,
} from '../../shared/commerce/cart/form-entry.js';

/** By control or form, and by what is being added, as JSON, what the visitor will be told: the same is not added twice. */
const adding = new WeakMap<Element, Map<string, Promise<string>>>();

type Outcome = 'added' | 'failed';
const messageOf = (element: Element, key: Outcome) => translate(element, 'addToCart', addToCartMessages, key);

async function notify(key: Outcome, message: string): Promise<void> {
  if (key === 'failed') await (await import('../../shared/platform/dialogs/alert.js')).alert(message);
  else await (await import('../../shared/platform/dialogs/inform.js')).inform(message);
}

/** What the visitor reads of what is chosen: values of lists and radio buttons, and the words of a button that chooses. */
function choicesIn(form: HTMLFormElement, submitter: Element | null): string {
  const words = elementsOf(form).flatMap((each) => {
    if (matches(each, ':disabled, [name=quantity]')) return [];
    if (each instanceof HTMLSelectElement)
      return [...each.selectedOptions].flatMap(({ value, text }) => (value ? [text] : []));
    return matches(each, '[type=radio]:checked') ? [(each as HTMLInputElement).value] : [];
  });
  if (submitter?.hasAttribute('name'))
    words.push((submitter.textContent || (submitter as HTMLInputElement).value).trim());
  return [...new Set(words)].filter(Boolean).join(', ');
}

/** Resolves with what the visitor is told. `name`: of what was added, where that is not what the form says by then. */
async function add(element: Element, item: NewCartEntry, name: () => string): Promise<string> {
  let key: Outcome = 'failed';
  try {
    if ((await cart().add(item)).ok) key = 'added';
  } catch (error) {
    warnOnce('an item could not be added to the cart.', element, error);
  }
  const message = [name(), messageOf(element, key)].filter(Boolean).join(': ');
  // A drawer that opens announces itself.
  if (key === 'failed' || !document.querySelector('sq-cart[open-on-add]')) void notify(key, message).catch(() => {});
  return message;
}

interface Source {
  readonly form?: HTMLFormElement;
  readonly submitter?: HTMLElement | null;
  read(itemId: string | undefined): NewCartEntry | undefined;
}
/** Adds the item in place of what the browser would do. A listener of `sq-cart-add` can prevent that. */
function take(event: Event, marked: Element, { form, submitter = null, read }: Source): void {
  // By the prototype: a control named "getAttribute" hides that of its form.
  const itemId = Element.prototype.getAttribute.call(marked, 'data-sq-add-to-cart')?.trim();
  const item = read(itemId);
  if (!item) {
    if (form && !canPost(form)) {
      // The browser could not send it either: nothing is added, and the visitor is told.
      event.preventDefault();
      const message = messageOf(marked, 'failed');
      void notify('failed', message).catch(() => {});
      respondToAgent(event, () => Promise.resolve(message));
    }
    return warnOnce(
      'data-sq-add-to-cart has what no call can say: it needs one itemId, a quantity of 1 or more, and no file.',
      marked,
    );
  }
  event.preventDefault();
  const key = JSON.stringify(item);
  const underWay = adding.get(marked) ?? new Map<string, Promise<string>>();
  adding.set(marked, underWay);
  const options = { detail: item, bubbles: true, composed: true, cancelable: true };
  if (!underWay.has(key) && EventTarget.prototype.dispatchEvent.call(marked, new CustomEvent('sq-cart-add', options))) {
    const name = form ? `${item.quantity} × ${choicesIn(form, submitter)}`.trim() : '';
    const isSaid = () => JSON.stringify(read(itemId)) === key;
    // What is pressed after the answer is another wish, also while the notice is shown.
    const message = add(marked, item, () => (isSaid() ? '' : name)).finally(() => underWay.delete(key));
    underWay.set(key, message);
  }
  respondToAgent(event, async () => underWay.get(key) ?? '');
}

/** A form that is marked, or one that is sent by a marked button. */
function handleSubmit(event: SubmitEvent): void {
  const form = event.composedPath()[0];
  const { submitter } = event;
  const marked = [submitter, form].find((each) => matches(each, ADD_TO_CART)) as Element | undefined;
  if (!marked || !(form instanceof HTMLFormElement) || event.defaultPrevented || goesElsewhere(submitter)) return;
  take(event, marked, {
    form,
    submitter,
    read(itemId) {
      const names = optionNames(form);
      return readEntry(dataOf(form, submitter), { submitter, itemId, isOption: (name) => names.has(name) });
    },
  });
}

/** A marked link; a click that opens a tab, or leads to another site, is left to the browser. */
function handleClick(event: MouseEvent): void {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement && matches(each, ADD_TO_CART));
  if (!link || button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return;
  const { href } = link as HTMLAnchorElement;
  if (href && !isOfSite(href)) return;
  const query = URL.canParse(href) ? new URL(href).searchParams : new URLSearchParams();
  take(event, link as HTMLAnchorElement, { read: (itemId) => readEntry(query, { itemId, isOption: () => true }) });
}

/** Forms, submit buttons and links with `data-sq-add-to-cart` add to the cart without leaving the page. */
export function startAddToCart(): () => void {
  document.addEventListener('submit', handleSubmit);
  document.addEventListener('click', handleClick);
  return () => {
    document.removeEventListener('submit', handleSubmit);
    document.removeEventListener('click', handleClick);
  };
}
