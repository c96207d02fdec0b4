import { expect } from '@open-wc/testing';
import createDOMPurify, { type Config } from 'dompurify';
import { place, until, warningsOf } from '../../shared/testing/fixture.js';
import { removeContext, setContext } from '../../shared/testing/page-context.js';
import { startWrappers } from './start-wrappers.js';

const OTHER = 'https://other.example';
/** Each address by which orders, data or visitors would go elsewhere, or data would be asked for at once. */
const ADDRESSES: readonly (readonly [tag: string, name: string])[] = [
  ['sq-cart', 'checkout-href'],
  ['sq-cart-indicator', 'href'],
  ['sq-checkout-button', 'href'],
  ['sq-form', 'success-redirect'],
  ['sq-newsletter', 'success-redirect'],
  ['sq-reviews', 'success-redirect'],
  ['sq-sign-in', 'success-redirect'],
  ['sq-product', 'src'],
];
const inCamelCase = (name: string) => name.replace(/-(.)/, (_, letter: string) => letter.toUpperCase());

describe('a comment that was cleaned by the defaults of DOMPurify', () => {
  let stop: () => void;
  before(() => (stop = startWrappers()));
  after(() => stop());
  afterEach(removeContext);

  /** Shows a comment, and waits until the last wrapper in it is a block. */
  async function comment(html: string) {
    const holder = await place('<div></div>');
    holder.innerHTML = createDOMPurify(window).sanitize(`${html}<div class="sq-block sq-share" id="last"></div>`);
    await until(() => holder.querySelector('sq-share'));
    return holder;
  }

  for (const [tag, name] of ADDRESSES)
    for (const address of [`${OTHER}/x`, '//other.example/x', '/\\other.example/x'])
      it(`gives no ${tag} the ${name} ${address}`, async () => {
        setContext({});
        const json = JSON.stringify({ [inCamelCase(name)]: address, label: 'kept' }).replaceAll('"', '&quot;');
        let holder: HTMLElement | undefined;
        const warnings = await warningsOf(async () => {
          holder = await comment(
            `<div class="sq-block ${tag}" data-${name}="${address}" data-block-json="${json}">A</div>`,
          );
        });
        const block = holder!.querySelector(tag)!;
        expect(block.getAttribute(name)).to.equal(null);
        expect(block.getAttribute('data-block-json')).to.equal('{"label":"kept"}');
        expect(warnings.join()).to.contain(name).and.to.contain('sqOrigins');
      });

  it('gives addresses of the site, and of origins that a script of the page names', async () => {
    setContext({}, [OTHER]);
    for (const [tag, name] of ADDRESSES)
      for (const address of ['/x', `${location.origin}/x`, `${OTHER}/x`]) {
        const holder = await comment(`<div class="sq-block ${tag}" data-${name}="${address}">A</div>`);
        expect(holder.querySelector(tag)!.getAttribute(name), tag).to.equal(address);
      }
  });

  it('has nothing left that works, by the options of the guide', async () => {
    const guide = await (await fetch('/docs/cms.md')).text();
    const options = JSON.parse(/## Comments of strangers[^]*?```json\n([^]*?)```/.exec(guide)![1]!) as Config;
    const names =
      'class="sq-block sq-video" data-data-html="x" data-sq-animate data-sq-add-to-cart="gold" data-block-json="{}" id="x" ' +
      'name="cookie" slot="widget" part="frame" popovertarget="cookies" popovertargetaction="show" command="--accept" ' +
      'commandfor="cookies" style="position: fixed"';
    const tags = [
      'div',
      'a href="/story"',
      'img alt=""',
      'p',
      'button',
      'form',
      'input',
      'dialog',
      'sq-video',
      'select',
    ];
    const clean = createDOMPurify(window).sanitize(tags.map((tag) => `<${tag} ${names}>A`).join(''), options);
    const holder = await comment('');
    const given = document.createElement('div');
    given.innerHTML = clean;
    const left = [...given.querySelectorAll('*')].flatMap((each) => [each.localName, ...each.getAttributeNames()]);
    expect(left.join(' ')).to.equal('div a href img alt p');
    // A block that is added later is made: wrappers among the others would have been, before it.
    holder.append(given);
    given.insertAdjacentHTML('afterend', '<div class="sq-block sq-share"></div>');
    await until(() => holder.lastElementChild!.querySelector('sq-share'));
    expect(given.innerHTML).to.equal(clean);
  });

  for (const name of ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'])
    it(`leaves the other blocks of the page theirs: class="sq-block ${name}"`, async () => {
      const warnings = await warningsOf(async () => {
        const holder = await comment(`<div class="sq-block ${name}">A</div>`);
        expect(holder.querySelector('.sq-block')!.innerHTML).to.equal('A');
      });
      expect(warnings.join()).to.contain('names no block');
    });
});
