import { ofDocument } from '../../../platform/page/script-global.js';
import { onePerPage } from '../../../platform/store.js';
import { cartStore } from '../cart.js';
import { createModel } from './cart-view.js';
import { createChoices, createQuantities, createSender } from './changes.js';

export type { CartView, Message } from './cart-view.js';

/** The contents of the page's cart, and what a visitor does with them. */
export const cartEditor = () => onePerPage('cart-editor', createEditor);

function createEditor() {
  const { answers, refresh } = cartStore();
  const model = createModel();
  const { errors, publish, store } = model;
  const sender = createSender(model);
  const { inOrder, waiting, flush, sendRest } = sender;
  /** Whether something waits for the server's confirmation. */
  const isBusy = () => model.pending.length > 0;

  async function reload(): Promise<void> {
    await inOrder(async () => {
      await refresh();
      model.hasFailed = true;
    });
  }
  answers.subscribe(() => {
    const isCurrent = () => answers.get()?.isCurrent;
    publish();
    // Another tab has told of a change. The answer to a change of this one has it, where one is under way.
    if (!isCurrent()) void inOrder(async () => isCurrent() || refresh());
  });
  addEventListener('online', () => void flush().then(reload));
  addEventListener('offline', publish);
  addEventListener('pagehide', sendRest);
  document.addEventListener('visibilitychange', () => {
    if (ofDocument('hidden') && waiting().length > 0) void flush();
  });

  /** Sends what waits. Resolves with whether the server has confirmed all of it. */
  async function settle(): Promise<boolean> {
    const before = [...errors.values()];
    await flush();
    await inOrder(async () => {});
    return !isBusy() && [...errors.values()].every((error) => before.includes(error));
  }
  const { get, subscribe } = store;
  return {
    get,
    subscribe,
    reload,
    isBusy,
    settle,
    ...createQuantities(model, sender),
    ...createChoices(model, sender),
  };
}
