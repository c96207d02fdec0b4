import { expect } from '@open-wc/testing';
import { text } from './attribute.js';
import { block } from './declaration.js';
import { defineBlock } from './define-block.js';
import type { BlockProps } from './derived-types.js';

const probe = block({ tag: 'sq-probe-first', summary: 'A probe.', attributes: { label: text('Its text.', 'none') } });
function Probe({ label }: BlockProps<typeof probe>) {
  return <p>{label}</p>;
}

describe('defineBlock', () => {
  it('draws the component in the shadow root, with the children slotted', async () => {
    defineBlock(probe, Probe);
    const element = document.createElement('sq-probe-first') as HTMLElement & { updateComplete: Promise<void> };
    element.setAttribute('label', 'hello');
    document.body.append(element);
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('p')!.textContent).to.equal('hello');
    element.remove();
  });
});
