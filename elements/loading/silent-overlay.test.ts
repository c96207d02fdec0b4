import { expect } from '@open-wc/testing';
import { requestBlock } from '../../shared/platform/page/page-registry.js';
import { startLoader } from './start-loader.js';
import { until } from '../../shared/testing/fixture.js';

const asked: string[] = [];

async function importBlock(tag: string) {
  asked.push(tag);
  customElements.define(tag, class extends HTMLElement {});
  return Promise.resolve();
}

describe('loader, with an overlay that has nothing to say', () => {
  let page: HTMLElement;
  before(() => {
    page = document.createElement('div');
    page.innerHTML = `
      <sq-so-over>in view</sq-so-over>
      <sq-so-over load="eager" id="over"></sq-so-over>
      <sq-so-over load="idle"></sq-so-over>
      <button commandfor="over" command="--open">Open</button>
      <sq-so-near></sq-so-near>
      <div data-so-served></div>`;
    document.body.append(page);
    startLoader(
      ['sq-so-over', 'sq-so-near'],
      { importBlock, importParts: () => {} },
      'sq-so-over',
      () => true,
      '[data-so-served]',
      () => asked.push('services'),
    );
  });
  after(() => page.remove());

  it('fetches nothing for it: not in view, not eager, not idle, not at a sign of life', async () => {
    await until(() => asked.includes('sq-so-near') && asked.includes('services'));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    for (const element of page.children)
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    const idle = globalThis.requestIdleCallback ?? setTimeout;
    await new Promise((resolve) => idle(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(asked).not.to.include('sq-so-over');
  });
  it('fetches it for who asks for it', async () => {
    await requestBlock('sq-so-over');
    expect(asked).to.include('sq-so-over');
  });
});
