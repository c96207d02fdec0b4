import { expect, nextFrame } from '@open-wc/testing';
import { place, until, warningsOf } from '../../testing/fixture.js';
import { anElement, onNeed, when } from './on-need.js';

describe('a service that comes when it is needed', () => {
  it('starts when its element is there, now or later, and ends with the runtime', async () => {
    const order: string[] = [];
    const service = () => {
      order.push('start');
      return () => void order.push('end');
    };
    const end = onNeed(anElement('[data-needs-it]'), () => Promise.resolve(service))()!;
    await nextFrame();
    expect(order).to.deep.equal([]);
    const holder = await place('<div></div>');
    holder.innerHTML = '<p><i data-needs-it></i></p>';
    await until(() => order.length === 1);
    holder.append(document.createElement('b'));
    await nextFrame();
    end();
    expect(order).to.deep.equal(['start', 'end']);
  });
  it('does not start after the end, nor where nothing needs it', async () => {
    let loads = 0;
    let starts = 0;
    const load = () => {
      loads++;
      return Promise.resolve(() => void starts++);
    };
    onNeed(when(true), load)()!();
    onNeed(when(false), load)();
    const end = onNeed(anElement('[data-needs-it-too]'), load)()!;
    end();
    await place('<p data-needs-it-too></p>');
    await nextFrame();
    expect([loads, starts]).to.deep.equal([1, 0]);
  });
  it('that cannot be loaded is warned of, and nothing else', async () => {
    const warnings = await warningsOf(async () => {
      onNeed(when(true), () => Promise.reject(new Error('gone')))();
      await nextFrame();
    });
    expect(warnings.join()).to.contain('could not be loaded');
  });
});
