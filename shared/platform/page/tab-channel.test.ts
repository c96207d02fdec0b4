import { expect } from '@open-wc/testing';
import { until } from '../../testing/fixture.js';
import { pretend } from '../../testing/storage.js';
import { openTabChannel } from './tab-channel.js';

const leave = () => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
const comeBack = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

describe('a channel between tabs', () => {
  it('posts to the other tabs, and receives what they post', async () => {
    const other = new BroadcastChannel('test-tabs');
    const received: unknown[] = [];
    const sent: unknown[] = [];
    other.onmessage = ({ data }) => sent.push(data);
    const post = openTabChannel('test-tabs', (message) => received.push(message));
    // Some engines open a channel a moment after it is created.
    await until(() => {
      post({ from: 'here' });
      other.postMessage('there');
      return sent.length > 0 && received.length > 0;
    });
    other.close();
    expect([sent[0], received[0]]).to.deep.equal([{ from: 'here' }, 'there']);
  });
  it('is closed while the page is frozen, and opened again when it is restored', () => {
    const log: string[] = [];
    const restore = pretend(
      window,
      'BroadcastChannel',
      class {
        readonly #log: string[];
        constructor(name: string) {
          // The channel of the test before is opened again too.
          this.#log = name === 'test-frozen' ? log : [];
          this.#log.push('open');
        }
        postMessage(message: string) {
          this.#log.push(message);
        }
        close() {
          this.#log.push('close');
        }
      },
    );
    const post = openTabChannel('test-frozen', undefined, () => log.push('restored'));
    leave();
    post('lost');
    comeBack(false);
    comeBack(true);
    post('sent');
    leave();
    restore();
    expect(log).to.deep.equal(['open', 'close', 'open', 'restored', 'sent', 'close']);
  });
  it('does nothing where the browser refuses channels', () => {
    let restored = 0;
    const refuse = function () {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const refusal of [undefined, refuse]) {
      const restore = pretend(window, 'BroadcastChannel', refusal);
      const post = openTabChannel('test-refused', undefined, () => restored++);
      post('lost');
      leave();
      comeBack(true);
      restore();
    }
    expect(restored).to.be.greaterThan(1);
  });
});
