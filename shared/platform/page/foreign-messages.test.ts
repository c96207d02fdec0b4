import { expect } from '@open-wc/testing';
import { cart } from '../../commerce/cart/cart.js';
import { outbox } from '../../forms/outbox/outbox.js';
import { consent } from '../../services/consent/consent.js';
import { onEditorEvent } from '../../services/editor/on-editor-event.js';
import { EDITOR_CHANNEL } from '../../services/analytics/editor-events.js';
import { playerState } from '../../../react-impl/video/logic/providers.js';
import { readHeight } from '../../../react-impl/embed/embed.js';
import { until } from '../../testing/fixture.js';

/** What any script of the same origin may post, as an older version of the kit. */
const ODD: readonly unknown[] = [
  ...[null, undefined, '', 'null', '{', '[]', 7, NaN, true, [], [null], {}, new Date(NaN), new Map(), /x/],
  { synced: null, items: 'many', subtotal: -1, currency: 'x<y' },
  ...[{ synced: false }, { items: Infinity }, { items: 0.5 }, { subtotal: -1 }, { subtotal: null }].map((odd) => ({
    ...{ synced: true, items: 1, subtotal: 1, currency: 'EUR' },
    ...odd,
  })),
  ...[5, '', 'x<y', 'EURO', ' EUR'].map((currency) => ({ synced: true, items: 1, subtotal: 1, currency })),
  { id: null, place: {}, outcome: [] },
  ...[{ id: 2 }, { place: null }, { outcome: '' }].map((odd) => ({
    ...{ id: '3', place: 'p', outcome: 'sent' },
    ...odd,
  })),
  { action: null, event: null, info: null, type: {}, payload: null, height: null },
];

describe('messages of others on a channel of the kit', () => {
  const errors: string[] = [];
  const note = (event: ErrorEvent) => {
    errors.push(event.message);
    event.preventDefault();
  };
  const channels: BroadcastChannel[] = [];
  const open = (name: string) => {
    const channel = new BroadcastChannel(name);
    channels.push(channel);
    return channel;
  };
  afterEach(() => {
    removeEventListener('error', note);
    channels.splice(0).forEach((channel) => channel.close());
  });

  it('throw nothing and change nothing, and what the kit posts is heard after them', async () => {
    // Mocha's own listener would end the test with its own words.
    const { onerror } = window;
    window.onerror = null;
    addEventListener('error', note);
    const changes: unknown[] = [];
    const events: unknown[] = [];
    const before = cart().get();
    const states: unknown[] = [];
    cart().subscribe(() => states.push(cart().get()));
    outbox().subscribe((change) => changes.push(change));
    consent();
    const stop = onEditorEvent((event) => events.push(event));
    const names = ['sq-cart', 'sq-consent', 'sq-outbox', EDITOR_CHANNEL].map(open);
    const cartChannel = names[0]!;
    const outboxChannel = names[2]!;
    const state = { synced: true, items: 3, subtotal: 4500, currency: 'EUR' };
    // Some engines open a channel a moment after it is created.
    await until(() => {
      cartChannel.postMessage(state);
      outboxChannel.postMessage({ id: '1', place: 'p', outcome: 'sent' });
      return cart().get().items === 3 && changes.length > 0;
    });
    changes.length = 0;
    states.length = 0;
    for (const odd of ODD) for (const channel of names) channel.postMessage(odd);
    cartChannel.postMessage({ ...state, items: 4 });
    outboxChannel.postMessage({ id: '2', place: 'p', outcome: 'sent' });
    await until(() => cart().get().items === 4 && changes.some((change) => (change as { id: string }).id === '2'));
    stop();
    window.onerror = onerror;
    expect(errors).to.deep.equal([]);
    expect(before.items).to.equal(0);
    expect(states).to.deep.equal([{ ...state, items: 4 }]);
    expect(changes.filter((change) => (change as { id: string }).id !== '1')).to.have.length(1);
    expect(events).to.deep.equal([]);
  });
  it('of players and frames are read without an error', () => {
    for (const odd of [...ODD, ...ODD.map((each) => JSON.stringify(each))]) {
      expect(playerState(odd), String(odd)).to.equal(undefined);
      expect(readHeight(odd), String(odd)).to.equal(undefined);
    }
  });
});
