import { expect } from '@open-wc/testing';
import { startLoader } from './start-loader.js';
import { place, until } from '../../shared/testing/fixture.js';

const COUNT = 300;
const TAG = 'sq-lm-many';

const requested: string[] = [];
async function importBlock(tag: string) {
  requested.push(tag);
  customElements.define(tag, class extends HTMLElement {});
  return Promise.resolve();
}

describe('the loader, on a page of many elements below the fold', () => {
  const getter = Object.getOwnPropertyDescriptor(IntersectionObserverEntry.prototype, 'isIntersecting')!;
  let looks = 0;
  before(() => {
    Object.defineProperty(IntersectionObserverEntry.prototype, 'isIntersecting', {
      ...getter,
      get(this: IntersectionObserverEntry) {
        looks++;
        return getter.get!.call(this) as boolean;
      },
    });
  });
  after(() => {
    Object.defineProperty(IntersectionObserverEntry.prototype, 'isIntersecting', getter);
  });

  it('looks at where each of them is once, and loads them when one comes near', async () => {
    const page = await place(
      `<div><div style="height: 5000px"></div>${`<${TAG} style="display: block">far</${TAG}>`.repeat(COUNT)}</div>`,
    );
    startLoader(
      [TAG],
      { importBlock, importParts: () => {} },
      '',
      () => false,
      'none',
      () => {},
    );
    await until(() => looks >= COUNT);
    expect(looks).to.equal(COUNT);
    expect(requested).to.deep.equal([]);
    page.lastElementChild!.scrollIntoView();
    await until(() => requested.length > 0);
    await customElements.whenDefined(TAG);
  });
});
