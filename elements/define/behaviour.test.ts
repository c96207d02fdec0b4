import { expect } from '@open-wc/testing';
import { nextEvent, place, settled } from '../../shared/testing/fixture.js';
import { defineProbe, shown, type ProbeElement } from './testing/probe.js';

/** Runs with the console's errors off: React and the engines log errors that the boundary has caught. */
async function quietly(run: () => Promise<void>) {
  const real = console.error;
  const swallow = (event: Event) => event.preventDefault();
  console.error = () => {};
  window.addEventListener('error', swallow);
  try {
    await run();
  } finally {
    console.error = real;
    window.removeEventListener('error', swallow);
  }
}

describe('defineBlock: events, methods, errors', () => {
  before(() => {
    defineProbe();
  });

  it('emits declared events that bubble, cross shadow borders and carry their detail', async () => {
    const outer = document.createElement('div');
    document.body.append(outer);
    outer.attachShadow({ mode: 'open' }).innerHTML = '<sq-probe></sq-probe>';
    const element = outer.shadowRoot!.firstElementChild as ProbeElement;
    await settled(element);
    const emitted = nextEvent(document, 'sq-probe-pick');
    element.shadowRoot!.querySelector('button')!.click();
    const event = await emitted;
    expect(event.detail).to.deep.equal({ index: 7 });
    expect(event.cancelable).to.equal(true);
    outer.remove();
  });

  it('emits nothing for a property write', async () => {
    const element = await place<ProbeElement>('<sq-probe></sq-probe>');
    let emitted = 0;
    for (const type of ['sq-probe-pick', 'sq-probe-note']) element.addEventListener(type, () => emitted++);
    element.count = 8;
    await settled(element);
    expect(emitted).to.equal(0);
  });

  it('queues methods that are called before it is connected, runs them in order, and returns promises', async () => {
    const element = document.createElement('sq-probe') as ProbeElement;
    const results = [element.add(1), element.add(2)];
    document.body.append(element);
    const [first] = await Promise.all(results);
    expect(first).to.equal(1);
    await element.clear();
    expect(await element.add(10)).to.equal(10);
    expect(shown(element).total).to.equal(10);
    element.remove();
  });

  it('handles the command event of a button with commandfor, also where the engine has no such buttons', async () => {
    const element = await place<ProbeElement>('<sq-probe id="commanded"></sq-probe>');
    await element.add(4);
    element.dispatchEvent(Object.assign(new Event('command'), { command: '--clear' }));
    await settled(element);
    expect(shown(element).total).to.equal(0);
  });

  it('has the state ready', async () => {
    const element = await place('<sq-probe></sq-probe>');
    expect(element.matches(':state(ready)')).to.equal(true);
  });

  it("shows the author's content when the component throws, emits sq-error, and recovers", async () => {
    await quietly(async () => {
      const element = await place<ProbeElement>('<sq-probe><p>Mine</p><p slot="odd">Also mine</p></sq-probe>');
      const failed = nextEvent<CustomEvent<{ error: Error; phase: string }>>(document, 'sq-error');
      element.broken = true;
      const { detail } = await failed;
      await settled(element);
      expect(detail.error.message).to.equal('the probe is broken');
      expect(detail.phase).to.equal('render');
      expect(element.matches(':state(error)')).to.equal(true);
      for (const child of element.children) expect((child as HTMLElement).offsetHeight).to.be.above(0);
      let rejection: unknown;
      await element.add(1).catch((error: unknown) => (rejection = error));
      expect(rejection).to.equal(detail.error);

      element.broken = false;
      await settled(element);
      expect(element.matches(':state(ready)')).to.equal(true);
      expect(shown(element)).to.include({ total: 0 });
      expect(await element.add(2)).to.equal(2);
    });
  });

  it('an error in one block leaves the next working', async () => {
    await quietly(async () => {
      const holder = await place(
        '<div><sq-probe broken><p>Mine</p></sq-probe><sq-probe label="next"></sq-probe></div>',
      );
      const [broken, next] = [...holder.children] as [ProbeElement, ProbeElement];
      await settled(next);
      expect(shown(next).label).to.equal('next');
      expect(broken.matches(':state(error)')).to.equal(true);
    });
  });
});
