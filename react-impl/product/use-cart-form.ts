import { useRef, useState } from 'react';
import type { product } from './declaration.js';
import { cart, type NewCartEntry } from '../../shared/commerce/cart/cart.js';
import { canPost, goesElsewhere, readEntry, type Known } from '../../shared/commerce/cart/form-entry.js';
import type { Events, Host } from '../../shared/declaration/derived-types.js';
import { warnOnce } from '../../shared/platform/log.js';
import { unableToConnect, type RequestFailure } from '../../shared/platform/requests/failure.js';
import { respondToAgent } from '../../shared/platform/page/respond-to-agent.js';
import { useListener } from '../hooks/use-listener.js';

/** What is chosen, and what it costs. */
export interface Chosen extends Known {
  readonly price: number | undefined;
  readonly currency: string;
}
export interface Message {
  readonly kind: 'adding' | 'added' | 'error';
  readonly text: string;
}

type AddedDetail = Events<typeof product>['sq-cart-added']['detail'];
type Button = HTMLButtonElement | HTMLInputElement | null;
interface Options {
  readonly host: Host<typeof product>;
  /** What is chosen with this button; a text says why it cannot be bought. */
  readonly choice: (submitter: Button) => Chosen | string;
  readonly text: (key: 'adding' | 'added' | 'failed') => string;
}

/** What a visitor can use of a failure; `undefined`: an answer that says nothing, or something only its developers understand. */
function reasonOf(failure: RequestFailure | undefined): string | undefined {
  if (failure?.kind === 'network') return failure.message;
  if (failure?.kind !== 'status') return undefined;
  // Of a field that the server did not take, such as an engraving that is too long.
  const [refused] = Object.values(failure.body?.errors ?? {});
  return refused ?? (failure.message === unableToConnect(navigator.onLine) ? undefined : failure.message);
}

/** The form of a product: its first. */
export const formIn = (element: HTMLElement) => element.querySelector('form');

/** The product's id as its form has it. */
export function itemIdIn(element: HTMLElement): string {
  const form = formIn(element);
  const value = form ? new FormData(form).get('itemId') : '';
  return typeof value === 'string' ? value : '';
}

/**
 * Sends the form to the cart in place of a plain post. A product without an id, what no call of the cart can say, and a
 * button with an address of its own are the browser's. While an answer is awaited nothing is sent a second time. Returns
 * what to tell the visitor, how to add, and how to say nothing again.
 */
export function useCartForm({ host, choice, text }: Options) {
  const { element } = host;
  const [message, setMessage] = useState<Message>();
  const pending = useRef<Promise<string>>(undefined);
  const tell = (kind: Message['kind'], words: string): string => {
    setMessage(words ? { kind, text: words } : undefined);
    return words;
  };

  /** `undefined`: there is no item, or something that no call of the cart can say. */
  function read(chosen: Chosen, submitter: Button): NewCartEntry | undefined {
    const form = formIn(element);
    const entry = readEntry(form ? new FormData(form, submitter) : [], { ...chosen, submitter });
    return entry && { ...entry, itemId: element.itemId || entry.itemId };
  }
  /** Resolves with what the visitor is told, also at a press while the answer to an earlier one is awaited. */
  const add = (submitter: Button = null): Promise<string> =>
    (pending.current ??= send(submitter).finally(() => (pending.current = undefined)));
  async function send(submitter: Button): Promise<string> {
    const chosen = choice(submitter);
    if (typeof chosen === 'string') return tell('error', chosen);
    const entry = read(chosen, submitter);
    if (!entry) return tell('error', text('failed'));
    const { price, currency } = chosen;
    const named = { ...entry, sku: entry.sku ?? '' } as AddedDetail;
    if (!host.emit('sq-cart-add', { ...named, price, currency })) return '';
    tell('adding', text('adding'));
    const result = await cart()
      .add(entry)
      .catch((error: unknown) => warnOnce('an item could not be added to the cart.', element, error));
    if (result?.ok) {
      const said = tell('added', text('added'));
      host.emit('sq-cart-added', named);
      return said;
    }
    const problem = reasonOf(result?.failure) ?? text('failed');
    const said = tell('error', problem);
    host.emit('sq-cart-error', { message: problem });
    return said;
  }

  useListener<SubmitEvent>(element, 'submit', (event) => {
    const form = formIn(element);
    const submitter = event.submitter as Button;
    if (event.defaultPrevented || event.target !== form || goesElsewhere(submitter)) return;
    const chosen = choice(submitter);
    if (typeof chosen !== 'string' && !read(chosen, submitter) && canPost(form!)) return;
    event.preventDefault();
    const said = add(submitter);
    respondToAgent(event, () => said);
  });
  return { message, add: () => add().then(() => {}), forget: () => setMessage(undefined) };
}
