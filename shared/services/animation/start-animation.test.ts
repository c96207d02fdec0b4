import { expect } from '@open-wc/testing';
import { place, until, warningsOf } from '../../testing/fixture.js';
import { pretendMedia } from '../../testing/media.js';
import { pretend } from '../../testing/storage.js';
import { canBeVisible, isVisible, THRESHOLDS } from './start-animation.js';
import { startAnimation } from './start-animation.js';

const opacity = (element: Element) => getComputedStyle(element).opacity;
const waits = (element: Element) => element.hasAttribute('data-sq-waiting');
/** Resolves after the browser has compared what is seen, for observers that were there before. */
const compared = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });

describe('block animation', () => {
  let motion: ReturnType<typeof pretendMedia>;
  let stop = () => {};
  let played: { element: Element; keyframes: Keyframe[]; timing: KeyframeAnimationOptions }[];
  let restores: (() => void)[];
  beforeEach(() => {
    motion = pretendMedia(/reduced-motion/, false);
    played = [];
    const real = Element.prototype.animate;
    restores = [
      pretend(
        Element.prototype,
        'animate',
        function (this: Element, keyframes: Keyframe[], timing: KeyframeAnimationOptions) {
          played.push({ element: this, keyframes, timing });
          return real.call(this, keyframes, timing);
        },
      ),
    ];
  });
  afterEach(() => {
    stop();
    stop = () => {};
    restores.forEach((restore) => restore());
    motion.restore();
    scrollTo(0, 0);
  });

  /** A block below the viewport, `fold` px under its lower edge, and the started service. */
  async function below(attributes = '', height = 200, fold = 400, inside = '<a href="#x">Text</a>') {
    scrollTo(0, 0);
    const holder = await place(`<div style="padding-block-end:3000px">
      <div style="height:${innerHeight + fold}px"></div>
      <div data-sq-animate ${attributes} style="height:${height}px">${inside}</div></div>`);
    const element = holder.querySelector<HTMLElement>('[data-sq-animate]')!;
    stop = startAnimation();
    await until(() => waits(element), 'it waits');
    return element;
  }
  /** Scrolls until this many px of the element are in view, and waits until the browser has compared. */
  async function reveal(element: Element, px: number) {
    scrollTo(0, element.getBoundingClientRect().top + scrollY - innerHeight + px);
    await compared(element);
    // The service's observers may come after this one.
    await compared(element);
  }

  it('compares at the shares 0, 0.1, 0.25, 0.5 and 1 [WID-005]', async () => {
    expect(THRESHOLDS).to.deep.equal([0, 0.1, 0.25, 0.5, 1]);
    const used: unknown[] = [];
    const Real = IntersectionObserver;
    restores.push(
      pretend(
        window,
        'IntersectionObserver',
        class extends Real {
          constructor(run: IntersectionObserverCallback, options?: IntersectionObserverInit) {
            super(run, options);
            used.push(options?.threshold);
          }
        },
      ),
    );
    await below();
    expect(used).to.deep.include([0, 0.1, 0.25, 0.5, 1]);
  });

  it('counts a block as visible from half of it on [WID-006]', () => {
    expect([0, 0.25, 0.49, 0.5, 0.51, 1].map(isVisible)).to.deep.equal([false, false, false, true, true, true]);
  });

  it('shows a block when half of it is seen, once [WID-006]', async () => {
    const element = await below();
    expect(opacity(element)).to.equal('0');
    await reveal(element, 80);
    expect([waits(element), played.length]).to.deep.equal([true, 0]);
    await reveal(element, 101);
    await until(() => !waits(element));
    expect(played.map((each) => each.element)).to.deep.equal([element]);
    await until(() => opacity(element) === '1');
    scrollTo(0, 0);
    await compared(element);
    await reveal(element, 200);
    expect(played).to.have.length(1);
  });

  it('takes 0.3 s where the page does not say how long [UTL-011]', async () => {
    const durations: unknown[] = [];
    for (const attributes of ['', 'data-sq-animate-duration="0.8"', 'data-sq-animate-duration="0"']) {
      const element = await below(attributes);
      await reveal(element, 200);
      await until(() => !waits(element));
      durations.push(played.at(-1)!.timing.duration);
      element.parentElement!.remove();
      stop();
    }
    expect(durations).to.deep.equal([300, 800, 0]);
  });

  it('grows from 0.94 of its size with scale, comes from below with rise, and else only fades in [UTL-012]', async () => {
    const starts: unknown[] = [];
    for (const word of ['scale', 'rise', 'fade', '']) {
      const element = await below();
      element.setAttribute('data-sq-animate', word);
      await reveal(element, 200);
      await until(() => !waits(element));
      starts.push(played.at(-1)!.keyframes[0]);
      element.parentElement!.remove();
      stop();
    }
    expect(starts).to.deep.equal([
      { opacity: 0, scale: 0.94 },
      { opacity: 0, translate: '0 24px' },
      { opacity: 0 },
      { opacity: 0 },
    ]);
  });

  it('falls back for words and times that it does not know, with a warning each', async () => {
    const warnings = await warningsOf(async () => {
      for (const [name, value] of [
        ['data-sq-animate', 'constructor'],
        ['data-sq-animate', '<img src=x onerror=alert(1)>'],
        ['data-sq-animate-duration', 'fast'],
        ['data-sq-animate-duration', '-1'],
        ['data-sq-animate-duration', '99999'],
      ] as const) {
        const element = await below();
        element.setAttribute(name, value);
        await reveal(element, 200);
        await until(() => !waits(element));
        const { keyframes, timing } = played.at(-1)!;
        expect([keyframes[0], timing.duration]).to.deep.equal([{ opacity: 0 }, 300]);
        element.parentElement!.remove();
        stop();
      }
    });
    expect(warnings.filter((text) => text.includes('data-sq-animate'))).to.have.length(5);
  });

  it('leaves a block alone that is seen when it starts, or is about to be', async () => {
    const holder = await place(`<div style="padding-block-end:3000px"><p data-sq-animate>Seen</p>
      <div style="height:${innerHeight}px"></div><p data-sq-animate>Near</p><p data-sq-animate hidden>None</p></div>`);
    stop = startAnimation();
    await compared(holder.firstElementChild!);
    await compared(holder.firstElementChild!);
    for (const element of holder.querySelectorAll('p')) expect(waits(element), element.textContent).to.equal(false);
  });

  it('handles a block that is added later, and lets it move nothing', async () => {
    stop = startAnimation();
    const holder = await place(`<div style="height:${innerHeight + 900}px"></div>`);
    const heightBefore = document.documentElement.scrollHeight;
    const element = document.createElement('p');
    element.dataset['sqAnimate'] = 'rise';
    element.style.cssText = 'block-size:100px;margin:0';
    holder.after(element);
    await until(() => waits(element));
    expect(element.getBoundingClientRect().top).to.equal(holder.getBoundingClientRect().bottom);
    expect(document.documentElement.scrollHeight).to.equal(heightBefore + 100);
  });

  it('shows one that is higher than two viewports when it reaches the middle', async () => {
    const element = await below('', innerHeight * 12);
    await reveal(element, innerHeight / 2 - 20);
    expect(waits(element)).to.equal(true);
    await reveal(element, innerHeight / 2 + 20);
    await until(() => !waits(element));
  });
  it('shows one that something clips when it reaches the middle', async () => {
    const element = await below('', 1000);
    const clip = document.createElement('div');
    clip.style.cssText = 'height:200px;overflow:hidden';
    element.before(clip);
    clip.append(element);
    await reveal(clip, 150);
    expect(waits(element)).to.equal(true);
    await reveal(clip, innerHeight / 2 + 20);
    await until(() => !waits(element));
  });
  it('knows what can show half of itself', () => {
    const viewport = { width: 800, height: 600 };
    expect(canBeVisible({ width: 800, height: 1200 }, [viewport])).to.equal(true);
    expect(canBeVisible({ width: 800, height: 1201 }, [viewport])).to.equal(false);
    expect(canBeVisible({ width: 1700, height: 100 }, [viewport])).to.equal(false);
    expect(canBeVisible({ width: 800, height: 300 }, [viewport, { width: 800, height: 100 }])).to.equal(false);
    expect(canBeVisible({ width: 0, height: 0 }, [viewport])).to.equal(false);
  });

  it('shows at once what the keyboard reaches, with everything around it', async () => {
    const element = await below('', 200, 400, '<p data-sq-animate="fade"><a href="#x">Text</a></p>');
    const inner = element.querySelector('p')!;
    await until(() => waits(inner));
    element.querySelector('a')!.focus({ preventScroll: true });
    expect([waits(element), waits(inner)]).to.deep.equal([false, false]);
  });

  it('hides nothing on paper, under reduced motion, or without its observers', async () => {
    await below();
    const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
    const media = rules.find((rule) => rule instanceof CSSMediaRule && rule.cssText.includes('data-sq-waiting'));
    expect((media as CSSMediaRule).media.mediaText).to.match(/^screen and .*no-preference/);
    stop();
    const hidden = async () => {
      const holder = await place(
        `<div><div style="height:${innerHeight + 500}px"></div><p data-sq-animate>Text</p></div>`,
      );
      stop = startAnimation();
      await compared(holder.firstElementChild!);
      await compared(holder.firstElementChild!);
      const element = holder.querySelector('p')!;
      stop();
      return waits(element) || opacity(element) !== '1';
    };
    motion.change(true);
    expect(await hidden()).to.equal(false);
    restores.push(pretend(window, 'IntersectionObserver', undefined));
    startAnimation()();
    expect(opacity(document.querySelector('[data-sq-animate]')!)).to.equal('1');
  });

  it('shows everything when it ends', async () => {
    const element = await below();
    const sheets = document.adoptedStyleSheets.length;
    stop();
    expect([waits(element), opacity(element), document.adoptedStyleSheets.length]).to.deep.equal([
      false,
      '1',
      sheets - 1,
    ]);
  });

  it('is accessible while it waits: what is not yet drawn can be read', async () => {
    const element = await below('', 200, 400, '<p>Text</p>');
    await expect(element).to.be.accessible();
    expect(element.checkVisibility({ visibilityProperty: true })).to.equal(true);
  });
});
