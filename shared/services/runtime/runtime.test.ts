import { expect } from '@open-wc/testing';
import { warningsOf } from '../../testing/fixture.js';
import { createRuntime, runtime } from './runtime.js';

describe('the runtime', () => {
  it('is not initialised, then initialised [RUN-012]', () => {
    const own = createRuntime();
    const order: string[] = [];
    expect(own.isInitialised).to.equal(false);
    own.init([() => void order.push('a'), () => void order.push('b')]);
    expect([own.isInitialised, order]).to.deep.equal([true, ['a', 'b']]);
  });
  it('is not initialised again after its end, which runs the destructors, the last one first [RUN-013]', () => {
    const own = createRuntime();
    const order: string[] = [];
    const service = (name: string) => () => {
      order.push(`start ${name}`);
      return () => void order.push(`end ${name}`);
    };
    own.init([service('a'), service('b')]);
    own.destroy();
    expect([own.isInitialised, order]).to.deep.equal([false, ['start a', 'start b', 'end b', 'end a']]);
    own.destroy();
    expect(order).to.have.length(4);
    own.init([service('c')]);
    expect([own.isInitialised, order.at(-1)]).to.deep.equal([true, 'start c']);
  });
  it('warns of a second run, on the console only, and keeps the first [RUN-014]', async () => {
    const own = createRuntime();
    own.init([]);
    let started = false;
    const warnings = await warningsOf(() => own.init([() => void (started = true)]));
    expect(warnings.join()).to.contain('run on this page already');
    expect([started, own.isInitialised]).to.deep.equal([false, true]);
  });
  it('one service that breaks, at its start or its end, takes no other along', async () => {
    const own = createRuntime();
    const order: string[] = [];
    const broken = () => {
      throw new Error('no');
    };
    const warnings = await warningsOf(() => {
      own.init([broken, () => () => void order.push('end a'), () => broken]);
      own.destroy();
    });
    expect(order).to.deep.equal(['end a']);
    expect(warnings.join()).to.contain('has failed');
  });
  it('is one for the page', () => {
    expect(runtime()).to.equal(runtime());
  });
});
