import { useRef, useState } from 'react';
import type { product } from './declaration.js';
import { cart, type NewCartEntry } from '../../shared/commerce/cart/cart.js';
import { canPost, dataOf, goesElsewhere, readEntry, type Known } from '../../shared/commerce/cart/form-entry.js';
import type { Events, Host } from '../../shared/declaration/derived-types.js';
import { warnOnce } from '../../shared/platform/log.js';
import { unableToConnect, type RequestFailure } from '../../shared/platform/requests/failure.js';
import { respondToAgent } from '../../shared/platform/page/respond-to-agent.js';
import { useListener } from '../hooks/use-listener.js';
import { formIn } from './product-form.js';

/** What is chosen, and what it costs. */
interface Chosen extends Known {
  /** Of the variant, where it is known. */
  readonly values?: readonly string[] | undefined;
  readonly price: number | undefined;
  readonly currency: string;
}
export interface Message {
  /** `other`: in the cart is what the form no longer says. `none`: nothing, and the choice has been heard. */
  readonly kind: 'adding' | 'added' | 'other' | 'error' | 'none';
  readonly text: string;
  /** Whether the form still says what it said then. */
  readonly isCurrent: () => boolean;
}

type AddedDetail = Events<typeof product>['sq-cart-added']['detail'];
type Button = HTMLButtonElement | HTMLInputElement | null;
interface Options {
  readonly host: Host<typeof product>;
  /** What is chosen with this button; a text says why it cannot be bought. */
  readonly choice: (submitter: Button) => Chosen | string;
  /** Reads the choice anew. */
  readonly refresh: () => void;
  readonly text: (key: 'adding' | 'added' | 'failed') => string;
}
/** What the form says: an entry, or why there is none. */
interface Said {
  readonly entry?: NewCartEntry | undefined;
  readonly chosen: Chosen | string;
  readonly name: string;
  readonly key: string;
}
/** What has become of a press; empty as problem: it is in the cart. */
interface Outcome {
  readonly name: string;
  readonly problem: string;
  readonly isCurrent: () => boolean;
}

/** What a visitor can use of a failure; `undefined`: an answer that says nothing, or something only its developers understand. */
function reasonOf(failure: RequestFailure | undefined): string | undefined {
  if (failure?.kind === 'network') return failure.message;
  if (failure?.kind !== 'status') return undefined;
  // Of a field that the server did not take, such as an engraving that is too long.
  const [refused] = Object.values(failure.body?.errors ?? {});
  return refused ?? (failure.message === unableToConnect(navigator.onLine) ? undefined : failure.message);
}

function readForm(element: Options['host']['element'], choice: Options['choice'], submitter: Button): Said {
  const chosen = choice(submitter);
  if (typeof chosen === 'string') return { chosen, name: '', key: chosen };
  const form = formIn(element);
  const found = readEntry(form ? dataOf(form, submitter) : [], { ...chosen, submitter });
  const entry = found && { ...found, itemId: element.itemId || found.itemId };
  const values = chosen.values ?? Object.values(entry?.options ?? {});
  const what = values.join(', ') || element.querySelector('[data-sq-field=title],h1,h2,h3')?.textContent || '';
  return { chosen, entry, name: `${entry?.quantity} × ${what}`.trim(), key: JSON.stringify(entry) };
}

/**
 * Sends the form to the cart in place of a plain post. A product without an id, what no call of the cart can say, and a
 * button with an address of its own are the browser's. What is under way is not sent a second time; something else is.
 * Returns what to tell the visitor, how to add, and how to say nothing where the form says something else by now.
 */
export function useCartForm({ host, choice, refresh, text }: Options) {
  const { element } = host;
  const [message, setMessage] = useState<Message>();
  /** By its key: what the visitor will be told. */
  const underWay = useRef(new Map<string, Promise<string>>()).current;
  /** Since nothing was under way. */
  const outcomes = useRef<Outcome[]>([]);

  const read = (submitter: Button) => readForm(element, choice, submitter);
  const tell = (kind: Message['kind'], words: string, isCurrent: () => boolean): string => {
    setMessage({ kind, text: words, isCurrent });
    return words;
  };
  /** What has become of all that was pressed: by its name where that is not what the form says now. */
  function tellOutcomes(): void {
    const isPending = underWay.size > 0;
    const all = outcomes.current;
    const isPlain = all.length === 1 && !isPending && all[0]!.isCurrent();
    const lines = all.map(({ name, problem }) => (isPlain ? '' : `${name}: `) + (problem || text('added')));
    const isRefused = all.some(({ problem }) => problem);
    const kind = isRefused ? 'error' : all.some(({ isCurrent }) => isCurrent()) ? 'added' : 'other';
    const { key } = read(null);
    tell(
      isPending ? 'adding' : kind,
      [...lines, ...(isPending ? [text('adding')] : [])].join(' '),
      () => read(null).key === key,
    );
  }

  /** Resolves with what the visitor is told, also at a press while the answer to the same is awaited. */
  function add(submitter: Button = null): Promise<string> {
    refresh();
    const said = read(submitter);
    const { entry, chosen, key } = said;
    const isCurrent = () => read(submitter).key === key;
    if (typeof chosen === 'string' || !entry)
      return Promise.resolve(tell('error', typeof chosen === 'string' ? chosen : text('failed'), isCurrent));
    const known = underWay.get(key);
    const { price, currency } = chosen;
    const named = { ...entry, sku: entry.sku ?? '' } as AddedDetail;
    if (!known && !host.emit('sq-cart-add', { ...named, price, currency })) return Promise.resolve('');
    if (underWay.size === 0) outcomes.current = [];
    tell('adding', text('adding'), isCurrent);
    const done = known ?? send(entry, named, said, isCurrent);
    underWay.set(key, done);
    return done;
  }
  async function send(entry: NewCartEntry, named: AddedDetail, { key, name }: Said, isCurrent: () => boolean) {
    const result = await cart()
      .add(entry)
      .catch((error: unknown) => warnOnce('an item could not be added to the cart.', element, error));
    const problem = result?.ok ? '' : (reasonOf(result?.failure) ?? text('failed'));
    underWay.delete(key);
    outcomes.current.push({ name, problem, isCurrent });
    tellOutcomes();
    // A quick view that was closed meanwhile shows nothing.
    if (problem && !element.isConnected)
      void import('../../shared/platform/dialogs/alert.js')
        .then(({ alert }) => alert(`${name}: ${problem}`))
        .catch(() => {});
    if (problem) host.emit('sq-cart-error', { message: problem });
    else host.emit('sq-cart-added', named);
    return problem || text('added');
  }

  useListener<SubmitEvent>(element, 'submit', (event) => {
    const form = formIn(element);
    const submitter = event.submitter as Button;
    if (event.defaultPrevented || event.target !== form || goesElsewhere(submitter)) return;
    const { chosen, entry } = read(submitter);
    if (typeof chosen !== 'string' && !entry && canPost(form)) return;
    event.preventDefault();
    const said = add(submitter);
    respondToAgent(event, () => said);
  });
  return {
    message,
    add: () => add().then(() => {}),
    /** `next`: what is said then. */
    forget(next?: Message) {
      if (message?.isCurrent() === false) setMessage(next);
    },
  };
}
