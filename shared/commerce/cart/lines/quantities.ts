import type { RequestFailure } from '../../../platform/requests/failure.js';
import type { Result } from '../../../platform/requests/request.js';
import type { CartService } from '../cart.js';
import type { Cart } from '../read-cart.js';
import type { CallQueue } from './call-queue.js';
import type { CartModel } from './cart-view.js';
import { toNewEntry } from './read-lines.js';

/** A quantity is sent when it has not been changed for this long. */
const PAUSE_MS = 400;

const isLost = ({ kind }: RequestFailure) => kind === 'network' && !navigator.onLine;

export interface Calls {
  /** Takes over an answer; false for a failure. */
  accept(result: Result<Cart>): boolean;
  /** Reads the cart, as a part of another job. */
  load(): Promise<void>;
}

/** Changes of lines: shown at once, sent in order, taken back when the server refuses them. */
export function createQuantities(model: CartModel, queue: CallQueue, service: CartService, { accept, load }: Calls) {
  const { wanted } = model;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Returns whether the next one may be sent. */
  async function sendOne(id: string, quantity: number): Promise<boolean> {
    const line = model.lineOf(id);
    const result = quantity === 0 ? await service.remove(id) : await service.change(id, quantity);
    // Kept until the connection is back.
    if (!result.ok && isLost(result.failure)) return false;
    if (wanted.get(id) === quantity) wanted.delete(id);
    if (!accept(result)) {
      // The call may have arrived although its answer did not.
      await load();
      if ((model.lineOf(id)?.quantity ?? 0) !== quantity) {
        if (model.removed?.id === id) model.removed = undefined;
        model.fail(id, quantity === 0 ? 'removeFailed' : 'updateFailed');
        return true;
      }
    }
    const now = model.lineOf(id);
    if (quantity > 0 && now && now.quantity < quantity) model.fail(id, 'limited', { quantity: now.quantity });
    else if (line && quantity > 0) model.announce('updated', { title: line.title, quantity });
    return true;
  }
  function flush(): Promise<void> {
    clearTimeout(timer);
    return queue.inOrder(async () => {
      for (let [next] = wanted; next; [next] = wanted) if (!(await sendOne(...next))) return;
    });
  }
  /**
   * The page is being left, and with it every call that waits or is under way. All of them are sent now, perhaps a second
   * time, which changes nothing. A page that comes back loads the cart again.
   */
  function sendRest(): void {
    clearTimeout(timer);
    for (const [id, quantity] of wanted)
      void service.send(`/entries/${encodeURIComponent(id)}`, { method: 'PUT', body: { quantity }, keepalive: true });
    // Without a network they are sent when the page is back.
    if (navigator.onLine) wanted.clear();
  }
  function setQuantity(id: string, quantity: number): void {
    wanted.set(id, quantity);
    model.errors.delete(id);
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), PAUSE_MS);
    model.publish();
  }
  function remove(id: string): void {
    const line = model.lineOf(id);
    if (!line) return;
    model.removed = line;
    model.announce('removed', { title: line.title });
    setQuantity(id, 0);
    void flush();
  }
  async function undo(): Promise<void> {
    const line = model.removed;
    if (!line) return;
    model.removed = undefined;
    model.errors.delete('removed');
    // Not sent yet, because the connection is lost.
    if (wanted.delete(line.id) && queue.running() === 0) return model.publish();
    await queue.inOrder(async () => {
      if (model.lineOf(line.id)) return;
      const { quantity, title } = line;
      if (accept(await service.add(toNewEntry(line)))) return model.announce('updated', { title, quantity });
      model.fail('removed', 'undoFailed');
      model.removed = line;
      await load();
    });
  }
  return { flush, sendRest, setQuantity, remove, undo };
}
