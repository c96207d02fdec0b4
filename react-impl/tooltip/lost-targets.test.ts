import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import { fixtureCleanup, inShadow, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import type { tooltip } from './declaration.js';
import '../../elements/sq-tooltip/index.js';
import sheet from '../../elements/sq-tooltip/sq-tooltip.css' with { type: 'css' };

type Tooltip = ElementOf<typeof tooltip>;

describe('a tooltip whose element is out of sight', () => {
  before(() => withPageSheet(sheet));
  beforeEach(() => resetMouse());
  afterEach(() => {
    fixtureCleanup();
    scrollTo(0, 0);
  });

  async function placed(html: string, attributes = '') {
    const holder = await place(
      `<div>${html}<sq-tooltip for="it" show-delay="0" ${attributes}>A glaze with iron.</sq-tooltip>
        <div style="height:3000px"></div></div>`,
    );
    const element = holder.querySelector<Tooltip>('sq-tooltip')!;
    await settled(element);
    return { holder, element, target: holder.querySelector<HTMLElement>('#it')! };
  }
  /** Without its element it is a text of the page. */
  const isShown = (element: Element) => inShadow(element, '[part=tooltip]')!.matches(':popover-open');
  async function point(element: Element, at: Element) {
    const { left, top, width, height } = at.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
    await until(() => isShown(element), 'it does not come', { interval: 20 });
  }
  async function focus(element: Element) {
    await sendKeys({ press: 'Tab' });
    await until(() => isShown(element), 'it does not come', { interval: 20 });
    // WebKit says only after the second frame what is in sight.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }
  const BUTTON = '<button id="it" style="margin:60px 100px">celadon</button>';
  const IN_A_BOX = `<div id="box" tabindex="-1" style="height:150px;overflow:auto">${BUTTON}<div style="height:900px"></div></div>`;

  it('goes with its element when the page scrolls', async () => {
    const { element } = await placed(BUTTON);
    await focus(element);
    scrollTo(0, 30);
    scrollTo(0, 900);
    await until(() => !isShown(element), 'it stays', { interval: 20 });
  });
  it('goes with its element when a box scrolls', async () => {
    const { element, holder } = await placed(IN_A_BOX);
    await focus(element);
    holder.querySelector('#box')!.scrollTop = 700;
    await until(() => !isShown(element), 'it stays', { interval: 20 });
  });
  it('follows its element as long as that is in sight', async () => {
    const { element, target } = await placed(BUTTON);
    await focus(element);
    scrollTo(0, 40);
    const box = inShadow(element, '[part=tooltip]')!;
    await until(() => Math.abs(box.getBoundingClientRect().top - target.getBoundingClientRect().bottom) < 30);
    expect(isShown(element)).to.equal(true);
  });
  for (const [what, lose] of [
    ['hidden', (target: HTMLElement) => (target.hidden = true)],
    ['in a box that is hidden', (target: HTMLElement) => (target.parentElement!.style.display = 'none')],
    ['removed', (target: HTMLElement) => target.remove()],
    ['in a box that is removed', (target: HTMLElement) => target.parentElement!.remove()],
  ] as const)
    for (const by of ['pointer', 'focus', 'method'])
      it(`goes when its element is ${what}, shown by ${by}`, async () => {
        const { element, target } = await placed(`<p>${BUTTON}</p>`);
        if (by === 'pointer') await point(element, target);
        else if (by === 'focus') await focus(element);
        else {
          await element.show();
          await until(() => isShown(element), 'it does not come', { interval: 20 });
        }
        lose(target);
        await until(() => !isShown(element), 'it stays', { interval: 20 });
      });
  it('is shown by the method also beside what is not in sight yet', async () => {
    const { element, target, holder } = await placed('<div style="height:2000px"></div>' + BUTTON);
    let hidden = 0;
    holder.addEventListener('sq-tooltip-hide', () => hidden++);
    await element.show();
    target.scrollIntoView();
    await until(() => target.getBoundingClientRect().top < innerHeight);
    expect(isShown(element)).to.equal(true);
    expect(hidden).to.equal(0);
  });
  it('says why a button is disabled to the pointer', async () => {
    const { element, target } = await placed(BUTTON.replace('<button', '<button disabled'));
    await point(element, target);
    expect(isShown(element)).to.equal(true);
  });
});
