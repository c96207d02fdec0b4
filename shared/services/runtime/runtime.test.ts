import { expect } from '@open-wc/testing';
import { warningsOf } from '../../testing/fixture.js';
import { createRuntime, runtime } from './runtime.js';

describe('the runtime', () => {
  it('is not initialised, then initialised [RUN-012]', () => {
    const instance = createRuntime();
    const order: string[] = [];
    expect(instance.isInitialised).to.equal(false);
    instance.init([() => void order.push('a'), () => void order.push('b')]);
    expect([instance.isInitialised, order]).to.deep.equal([true, ['a', 'b']]);
  });
  it('is not initialised after `destroy`, which runs the destructors, the last one first [RUN-013]', () => {
    const instance = createRuntime();
    const order: string[] = [];
    const service = (name: string) => () => {
      order.push(`start ${name}`);
      return () => void order.push(`end ${name}`);
    };
    instance.init([service('a'), service('b')]);
    instance.destroy();
    expect([instance.isInitialised, order]).to.deep.equal([false, ['start a', 'start b', 'end b', 'end a']]);
    instance.destroy();
    expect(order).to.have.length(4);
    instance.init([service('c')]);
    expect([instance.isInitialised, order.at(-1)]).to.deep.equal([true, 'start c']);
  });
  it('warns of a second call on the console, and keeps the first services [RUN-014]', async () => {
    const instance = createRuntime();
    instance.init([]);
    let started = false;
    const warnings = await warningsOf(() => instance.init([() => void (started = true)]));
    expect(warnings.join()).to.contain('run on this page already');
    expect([started, instance.isInitialised]).to.deep.equal([false, true]);
  });
  it('one service that fails, at its start or its end, does not stop the others', async () => {
    const instance = createRuntime();
    const order: string[] = [];
    const broken = () => {
      throw new Error('no');
    };
    const warnings = await warningsOf(() => {
      instance.init([broken, () => () => void order.push('end a'), () => broken]);
      instance.destroy();
    });
    expect(order).to.deep.equal(['end a']);
    expect(warnings.join()).to.contain('has failed');
  });
  it('is the same for the whole page', () => {
    expect(runtime() === runtime()).to.equal(true);
  });
});
