import { cart, type NewCartEntry } from '../../shared/commerce/cart/cart.js';
import { addToCartMessages } from '../../shared/platform/i18n/en/add-to-cart.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import { warnOnce } from '../../shared/platform/log.js';
import { ADD_TO_CART } from '../../shared/platform/page/served-elements.js';
import { matches } from '../../shared/platform/page/element-calls.js';
import { isOfSite } from '../../shared/platform/page/own-origin.js';
import { respondToAgent } from '../../shared/platform/page/respond-to-agent.js';
import { canPost, goesElsewhere, optionNames, readEntry, type Known } from '../../shared/commerce/cart/form-entry.js';

/** Controls and forms whose item is being added, and what the visitor will be told: a second click adds nothing. */
const adding = new WeakMap<Element, Promise<string>>();

type Outcome = 'added' | 'failed';
const messageOf = (element: Element, key: Outcome) => translate(element, 'addToCart', addToCartMessages, key);

async function notify(key: Outcome, message: string): Promise<void> {
  if (key === 'failed') await (await import('../../shared/platform/dialogs/alert.js')).alert(message);
  else await (await import('../../shared/platform/dialogs/inform.js')).inform(message);
}

/** Resolves with what the visitor is told. */
async function add(element: Element, item: NewCartEntry): Promise<string> {
  let key: Outcome = 'failed';
  try {
    if ((await cart().add(item)).ok) key = 'added';
  } catch (error) {
    warnOnce('an item could not be added to the cart.', element, error);
  }
  const message = messageOf(element, key);
  // A drawer that opens announces itself.
  if (key === 'failed' || !document.querySelector('sq-cart[open-on-add]')) void notify(key, message).catch(() => {});
  return message;
}

/** Adds the item in place of what the browser would do. A listener of `sq-cart-add` can prevent that. */
function take(
  event: Event,
  marked: Element,
  source: FormData | URLSearchParams,
  known: Known,
  form?: HTMLFormElement,
): void {
  // By the prototype: a control named "getAttribute" hides that of its form.
  const itemId = Element.prototype.getAttribute.call(marked, 'data-sq-add-to-cart')?.trim();
  const item = readEntry(source, { ...known, itemId });
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
  const options = { detail: item, bubbles: true, composed: true, cancelable: true };
  if (
    !adding.has(marked) &&
    EventTarget.prototype.dispatchEvent.call(marked, new CustomEvent('sq-cart-add', options))
  ) {
    // What is pressed after the answer is another wish, also while the notice is shown.
    const message = add(marked, item).finally(() => adding.delete(marked));
    adding.set(marked, message);
  }
  respondToAgent(event, async () => adding.get(marked) ?? '');
}

/** A form that is marked, or one that is sent by a marked button. */
function handleSubmit(event: SubmitEvent): void {
  const form = event.composedPath()[0];
  const { submitter } = event;
  const marked = [submitter, form].find((each) => matches(each, ADD_TO_CART)) as Element | undefined;
  if (!marked || !(form instanceof HTMLFormElement) || event.defaultPrevented || goesElsewhere(submitter)) return;
  const names = optionNames(form);
  take(event, marked, new FormData(form, submitter), { submitter, isOption: (name) => names.has(name) }, form);
}

/** A marked link; a click that opens a tab, or leads to another site, is left to the browser. */
function handleClick(event: MouseEvent): void {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement && matches(each, ADD_TO_CART));
  if (!link || button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return;
  const { href } = link as HTMLAnchorElement;
  if (href && !isOfSite(href)) return;
  const query = URL.canParse(href) ? new URL(href).searchParams : new URLSearchParams();
  take(event, link as HTMLAnchorElement, query, { isOption: () => true });
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
