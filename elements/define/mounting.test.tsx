import { expect } from '@open-wc/testing';
import { place, settled } from '../../shared/testing/fixture.js';
import { text } from '../../shared/declaration/attribute.js';
import { block } from '../../shared/declaration/declaration.js';
import { defineBlock } from './define-block.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { defineProbe, lifecycle, shown, type ProbeElement } from './testing/probe.js';

describe('defineBlock: mounting', () => {
  before(() => {
    defineProbe();
  });
  beforeEach(async () => {
    await Promise.resolve(); // the last test's element unmounts in a microtask
    Object.assign(lifecycle, { mounts: 0, unmounts: 0, renders: 0 });
  });

  it('takes over properties that were set before the upgrade; they win over attributes and still work later', async () => {
    const late = block({
      tag: 'sq-probe-late',
      summary: 'Defined late.',
      attributes: { label: text('Text.', 'none') },
    });
    const element = await place<HTMLElement & { label: string }>('<sq-probe-late label="attribute"></sq-probe-late>');
    element.label = 'early';
    defineBlock(late, ({ label }: BlockProps<typeof late>) => <output>{JSON.stringify(label)}</output>);
    await settled(element);
    expect(shown(element)).to.equal('early');
    element.label = 'later';
    await settled(element);
    expect(shown(element)).to.equal('later');
  });

  it('does not lose its state through appendChild', async () => {
    const element = await place<ProbeElement>('<sq-probe></sq-probe>');
    await element.add(5);
    const other = document.createElement('div');
    element.parentElement!.append(other);
    other.append(element);
    await settled(element);
    expect(shown(element).total).to.equal(5);
    expect(lifecycle).to.include({ mounts: 1, unmounts: 0 });
  });

  it('does not lose its state through moveBefore, where the engine has it', async () => {
    const element = await place<ProbeElement>('<sq-probe></sq-probe>');
    await element.add(6);
    const other = document.createElement('div') as HTMLElement & { moveBefore?(node: Node, child: Node | null): void };
    element.parentElement!.append(other);
    if (other.moveBefore) other.moveBefore(element, null);
    else other.append(element);
    await settled(element);
    expect(shown(element).total).to.equal(6);
    expect(lifecycle).to.include({ mounts: 1, unmounts: 0 });
  });

  it('mounts nothing for elements that are never connected', async () => {
    for (let made = 0; made < 100; made++) {
      const element = document.createElement('sq-probe');
      element.setAttribute('label', String(made));
      element.cloneNode(true);
    }
    await Promise.resolve();
    expect(lifecycle.mounts).to.equal(0);
  });

  it('mounts nothing for an element that is removed in the same task', async () => {
    const element = document.createElement('sq-probe') as ProbeElement;
    document.body.append(element);
    element.remove();
    await settled(element);
    expect(lifecycle.mounts).to.equal(0);
  });

  it('has its content before the next frame', async () => {
    const element = document.createElement('sq-probe');
    const frame = new Promise<string | null>((resolve) =>
      requestAnimationFrame(() => resolve(element.shadowRoot!.querySelector('output')?.textContent ?? null)),
    );
    document.body.append(element);
    expect(await frame).to.contain('"label":"none"');
    element.remove();
  });

  it('renders once for several changes in a task, and not for the same value', async () => {
    const element = await place<ProbeElement>('<sq-probe></sq-probe>');
    lifecycle.renders = 0;
    element.setAttribute('label', 'a');
    element.setAttribute('label', 'b');
    element.count = 4;
    element.open = true;
    await settled(element);
    expect(lifecycle.renders).to.equal(1);
    element.setAttribute('label', 'b');
    await settled(element);
    expect(lifecycle.renders).to.equal(1);
  });

  it('unmounts when removed, and starts again when it is inserted again', async () => {
    const element = await place<ProbeElement>('<sq-probe></sq-probe>');
    const home = element.parentElement!;
    await element.add(1);
    element.remove();
    await settled(element);
    expect(lifecycle).to.include({ mounts: 1, unmounts: 1 });
    home.append(element);
    await settled(element);
    expect(shown(element).total).to.equal(0);
  });

  it("does not move or change the author's children", async () => {
    const element = await place('<sq-probe><p id="first">One</p><!-- note --><img alt="" slot="odd"></sq-probe>');
    const before = element.innerHTML;
    element.setAttribute('count', '5');
    await settled(element);
    expect(element.innerHTML).to.equal(before);
    expect(element.querySelector('p')!.assignedSlot).to.be.instanceOf(HTMLSlotElement);
  });

  it('moves into another document with its styles', async () => {
    const element = await place<ProbeElement>('<sq-probe></sq-probe>');
    const frame = document.createElement('iframe');
    element.parentElement!.append(frame);
    frame.contentDocument!.body.append(element);
    await settled(element);
    expect(element.shadowRoot!.adoptedStyleSheets).to.have.length(1);
    expect(frame.contentWindow!.getComputedStyle(element).display).to.equal('block');
    frame.remove();
  });

  it('finds the members of r2wc that it uses', async () => {
    const element = await place<ProbeElement & { container: Element }>('<sq-probe></sq-probe>');
    expect(element.shadowRoot!.mode).to.equal('open');
    expect(element.container.id).to.equal('root');
    expect(element.container.firstElementChild).to.be.instanceOf(HTMLButtonElement);
  });
});
