import { expect, nextFrame } from '@open-wc/testing';
import { pretend } from '../../testing/storage.js';
import { place, until, warningsOf } from '../../testing/fixture.js';
import { hasElement, lazyService, onlyIf } from './lazy-service.js';

const never = new Promise<never>(() => {});

describe('a lazy service', () => {
  it('starts when its element exists, now or later, and ends with the runtime', async () => {
    const order: string[] = [];
    const service = () => {
      order.push('start');
      return () => void order.push('end');
    };
    const end = lazyService(hasElement('[data-test-service]'), () => Promise.resolve(service))()!;
    await nextFrame();
    expect(order).to.deep.equal([]);
    const holder = await place('<div></div>');
    holder.innerHTML = '<p><i data-test-service></i></p>';
    await until(() => order.length === 1);
    holder.append(document.createElement('b'));
    await nextFrame();
    end();
    expect(order).to.deep.equal(['start', 'end']);
  });
  it('starts when an element of the page becomes one by its attribute', async () => {
    let starts = 0;
    const load = () => Promise.resolve(() => void starts++);
    lazyService(hasElement('[data-test-later]'), load)();
    const holder = await place('<p>Words</p>');
    holder.toggleAttribute('data-test-later', true);
    await until(() => starts === 1);
  });
  it('is not started by what is removed again at once, and by what comes afterwards', async () => {
    let starts = 0;
    lazyService(hasElement('.test-again'), () => Promise.resolve(() => void starts++))();
    const holder = await place('<p>Words</p>');
    holder.innerHTML = '<i class="test-again"></i>';
    holder.replaceChildren();
    await nextFrame();
    expect(starts).to.equal(0);
    holder.innerHTML = '<form><input name="isConnected"><b class="test-again"></b></form>';
    await until(() => starts === 1);
  });
  it('looks at what changes and not at the whole page, whatever the number of services that wait', async () => {
    const ends = ['one', 'two', 'three'].map((name) => lazyService(hasElement(`[data-test-${name}]`), () => never)());
    const holder = await place('<p>Words</p>');
    await nextFrame();
    let looks = 0;
    const restore = (['querySelector', 'querySelectorAll'] as const).map((name) =>
      pretend(document, name, (selector: string) => {
        looks++;
        return Document.prototype[name].call(document, selector);
      }),
    );
    for (let change = 0; change < 20; change++) {
      holder.innerHTML = `<p>${change}</p>`;
      await nextFrame();
    }
    restore.forEach((end) => end());
    ends.forEach((end) => end?.());
    expect(looks).to.equal(0);
  });
  it('does not start after the end, nor where its condition does not hold', async () => {
    let loads = 0;
    let starts = 0;
    const load = () => {
      loads++;
      return Promise.resolve(() => void starts++);
    };
    lazyService(onlyIf(true), load)()!();
    lazyService(onlyIf(false), load)();
    const end = lazyService(hasElement('[data-test-service-too]'), load)()!;
    end();
    await place('<p data-test-service-too></p>');
    await nextFrame();
    expect([loads, starts]).to.deep.equal([1, 0]);
  });
  it('logs a warning when it cannot be loaded', async () => {
    const warnings = await warningsOf(async () => {
      lazyService(onlyIf(true), () => Promise.reject(new Error('gone')))();
      await nextFrame();
    });
    expect(warnings.join()).to.contain('could not be loaded');
  });
});
