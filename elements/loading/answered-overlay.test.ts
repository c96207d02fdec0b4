import { expect } from '@open-wc/testing';
import { requestBlock } from '../../shared/platform/page/page-registry.js';
import { startLoader } from './start-loader.js';
import { until } from '../../shared/testing/fixture.js';

const requested: string[] = [];

async function importBlock(tag: string) {
  requested.push(tag);
  customElements.define(tag, class extends HTMLElement {});
  return Promise.resolve();
}

describe('the loader, with an overlay that the visitor has answered', () => {
  let page: HTMLElement;
  before(() => {
    page = document.createElement('div');
    page.innerHTML = `
      <sq-so-over>in view</sq-so-over>
      <sq-so-over load="eager" id="over"></sq-so-over>
      <sq-so-over load="idle"></sq-so-over>
      <button commandfor="over" command="--open">Open</button>
      <sq-so-near></sq-so-near>`;
    document.body.append(page);
    startLoader(
      ['sq-so-over', 'sq-so-near'],
      { importBlock, importParts: () => {} },
      'sq-so-over',
      () => true,
      '[data-so-served]',
      () => requested.push('services'),
    );
  });
  after(() => page.remove());

  it('does not load it: not in view, not eager, not idle, not at the first interaction', async () => {
    await until(() => requested.includes('sq-so-near') && requested.includes('services'));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    for (const element of page.children)
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    const idle = globalThis.requestIdleCallback ?? setTimeout;
    await new Promise((resolve) => idle(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(requested).not.to.include('sq-so-over');
  });
  it('loads it when a block or a service requests it', async () => {
    await requestBlock('sq-so-over');
    expect(requested).to.include('sq-so-over');
  });
});
