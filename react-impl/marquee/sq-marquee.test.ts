import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { inShadow, nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { holdTimers } from '../../shared/testing/held-timers.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { pretend } from '../../shared/testing/storage.js';
import { aroundUpgrade } from '../../shared/testing/upgrade.js';
import {
  wave,
  strip,
  viewport,
  isWavy,
  moving,
  motion,
  pieces,
  shownText,
  button,
  frames,
  isRunning,
  progress,
  moves,
  holdAt,
  middle,
  open,
  type Marquee,
} from './testing/marquee.js';
import '../../elements/sq-marquee/index.js';
import sheet from '../../elements/sq-marquee/sq-marquee.css' with { type: 'css' };

describe('sq-marquee', () => {
  let media: ReturnType<typeof pretendMedia>;
  before(() => withPageSheet(sheet));
  beforeEach(() => (media = pretendMedia(/reduced-motion/, false)));
  afterEach(() => media.restore());

  it('moves by its speed in pixels per second, times animation-speed [MRQ-003]', async () => {
    for (const [attributes, speed] of [
      ['speed="100"', 100],
      ['speed="100" wave-intensity="0"', 100],
      ['animation-speed="2"', 120],
    ] as const) {
      const element = await open(attributes);
      await until(() => motion(element));
      await holdAt(element, 0);
      const { left } = moving(element).getBoundingClientRect();
      await holdAt(element, 1000);
      expect(left - moving(element).getBoundingClientRect().left).to.be.closeTo(speed, 1);
    }
  });
  it('has its text in the accessibility tree once', async () => {
    const element = await open();
    await until(() => shownText(element) !== '');
    expect(wave(element).getAttribute('aria-hidden')).to.equal('true');
    expect(wave(element).inert).to.equal(true);
    expect(element.textContent).to.equal('Thrown, glazed and fired by the sea');
    expect(element.firstChild!.parentElement === element).to.equal(true);
  });
  it('pauses while the pointer is over it, with pause-on-hover [MRQ-006]', async () => {
    const element = await open('pause-on-hover');
    await until(() => moves(element));
    element.dispatchEvent(new PointerEvent('pointerenter'));
    await frames(2);
    expect(await moves(element)).to.equal(false);
    element.dispatchEvent(new PointerEvent('pointerleave'));
    await until(() => moves(element));
    const other = await open();
    await until(() => moves(other));
    other.dispatchEvent(new PointerEvent('pointerenter'));
    await until(() => moves(other));
  });
  it('has a button that pauses and plays, also by keyboard, and emits an event', async () => {
    const element = await open();
    await until(() => moves(element));
    expect(button(element).getAttribute('aria-label')).to.equal('Pause');
    const change = nextEvent(document, 'sq-marquee-change');
    button(element).focus();
    await sendKeys({ press: 'Enter' });
    expect((await change).detail).to.deep.equal({ running: false });
    await until(() => button(element).getAttribute('aria-label') === 'Play');
    await frames(2);
    expect(await moves(element)).to.equal(false);
    await element.play();
    await until(() => moves(element));
  });
  it('is a plain line under reduced motion, and moves when that ends [MRQ-007]', async () => {
    const element = await open();
    await until(() => moves(element));
    media.change(true);
    await until(() => button(element) === null);
    expect(wave(element).textContent).to.equal('');
    expect(element.shadowRoot!.getAnimations()).to.deep.equal([]);
    expect(getComputedStyle(inShadow(element, '.line')!).opacity).to.equal('1');
    media.change(false);
    await until(() => moves(element));
  });
  it('runs only while it is visible [MRQ-008]', async () => {
    const holder = await place(`<div><div style="height:3000px"></div><sq-marquee>Far below</sq-marquee></div>`);
    const element = holder.lastElementChild as Marquee;
    await settled(element);
    await frames(3);
    expect(await moves(element)).to.equal(false);
    element.scrollIntoView();
    await until(() => moves(element));
    window.scrollTo(0, 0);
    await until(async () => !(await moves(element)));
  });
  it('does not run in a hidden tab', async () => {
    const element = await open();
    await until(() => moves(element));
    const restore = pretend(Document.prototype, 'hidden', true);
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => motion(element)!.playState === 'paused');
    restore();
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => moves(element));
  });
  it('renders again one second after it was resized [MRQ-010]', async () => {
    const element = await open('', 'Far');
    await until(() => pieces(element).length > 0);
    const count = () => wave(element).childElementCount;
    const before = count();
    await frames(2);
    const timers = holdTimers(1000);
    try {
      for (const width of ['400px', '300px']) {
        element.style.width = width;
        await until(() => timers.waiting().length > 0, 'the resize is noticed');
        await frames(4);
      }
      expect(count()).to.equal(before);
      expect(timers.runOut(1000), 'one second after the last resize').to.equal(1);
    } finally {
      timers.restore();
    }
    await until(() => count() !== before, 'rendered again');
  });
  it('has no button and moves nothing while it is empty', async () => {
    const element = await open('', '\n  ');
    await settled(element);
    expect(button(element)).to.equal(null);
    expect(viewport(element).textContent.trim(), 'no separator either').to.equal('');
    expect(element.shadowRoot!.getAnimations()).to.deep.equal([]);
    element.append('Open on Monday');
    await until(() => button(element) && shownText(element).startsWith('Open'));
    element.textContent = '';
    await until(() => button(element) === null);
  });
  it('has its button for an image alone', async () => {
    const element = await open(
      '',
      '<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="Kiln" width="80" height="40">',
    );
    await until(() => button(element) && wave(element).querySelectorAll('img').length > 1);
  });
  it('fades in and out at its edges where the author asks for it', async () => {
    const mask = (element: Element) => getComputedStyle(viewport(element)).maskImage;
    expect(mask(await open())).to.equal('none');
    const element = await open('fade-edges');
    expect(mask(element)).to.contain('linear-gradient');
    media.change(true);
    await until(() => mask(element) === 'none');
  });
  describe('copies', () => {
    const RICH =
      '<style>.promo b{color:rgb(200, 0, 0);letter-spacing:2px} .promo .tag{background:rgb(0, 90, 0);padding:2px 8px;border-radius:9px}' +
      '.promo em::after{content:"*";color:rgb(0, 0, 250)}</style><span class="promo">Now <b id="sale">−20 %</b> on ' +
      '<em>all</em> <span class="tag">bowls</span> <u>today</u> ' +
      '<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="A bowl" width="60" height="30"></span>';
    const looks = [
      ...['color', 'fontWeight', 'fontStyle', 'letterSpacing', 'backgroundColor', 'paddingLeft'],
      ...['borderTopLeftRadius', 'textDecorationLine', 'fontSize', 'fontFamily'],
    ] as const;
    /** What is drawn of a word: the styles of the deepest element that has it, with those of the elements around. */
    function drawn(root: ParentNode, word: string) {
      const found = [...root.querySelectorAll<HTMLElement>('*')].filter(
        ({ textContent, localName }) => textContent.includes(word) && localName !== 'style',
      );
      const styles = getComputedStyle(found.at(-1)!);
      const inherited = found.map((each) => getComputedStyle(each));
      const boxes = ['backgroundColor', 'paddingLeft', 'borderTopLeftRadius', 'textDecorationLine'];
      const none = ['rgba(0, 0, 0, 0)', '0px', 'none'];
      return Object.fromEntries(
        looks.map((name) => [
          name,
          boxes.includes(name)
            ? (inherited.map((each) => each[name]).findLast((value) => !none.includes(value)) ?? 'none')
            : styles[name],
        ]),
      );
    }

    for (const intensity of [0, 60])
      it(`look like the author’s own nodes, at intensity ${intensity}`, async () => {
        const element = await open(`wave-intensity="${intensity}"`, RICH);
        await until(() => shownText(element) !== '');
        for (const word of ['Now', '20', 'all', 'bowls', 'today'])
          expect(drawn(wave(element), word), word).to.deep.equal(drawn(element, word));
        const image = wave(element).querySelector('img')!;
        expect([image.offsetWidth, image.offsetHeight]).to.deep.equal([60, 30]);
        const star = [...wave(element).querySelectorAll('span')]
          .filter(({ textContent }) => textContent === '*')
          .at(-1)!;
        expect(getComputedStyle(star).color).to.equal('rgb(0, 0, 250)');
        expect(wave(element).querySelector('[id], style, [class*=promo]')).to.equal(null);
      });
    it('change with the author’s nodes and the theme of the page', async () => {
      const element = await open('wave-intensity="0"', '<style>.dark b{color:rgb(9, 9, 9)}</style><b>Sale</b>');
      const colour = () => drawn(wave(element), 'Sale')['color'];
      await until(() => shownText(element) !== '');
      document.documentElement.classList.add('dark');
      await until(() => colour() === 'rgb(9, 9, 9)');
      document.documentElement.classList.remove('dark');
      await until(() => colour() !== 'rgb(9, 9, 9)');
      element.querySelector('b')!.style.color = 'rgb(1, 2, 3)';
      await until(() => colour() === 'rgb(1, 2, 3)');
    });
    it('run no script of the author again, and upgrade no element', async () => {
      const counted = window as unknown as { marqueeRuns: number };
      counted.marqueeRuns = 0;
      let made = 0;
      if (!customElements.get('x-counted'))
        customElements.define(
          'x-counted',
          class extends HTMLElement {
            connectedCallback() {
              made++;
            }
          },
        );
      const element = await open('', 'One <x-counted>two</x-counted>');
      const script = Object.assign(document.createElement('script'), { textContent: 'window.marqueeRuns++' });
      element.append(script);
      await until(() => shownText(element).includes('two'));
      expect([counted.marqueeRuns, made]).to.deep.equal([1, 1]);
      expect(element.childElementCount).to.equal(2);
    });
  });
  describe('with links', () => {
    const LINKS = 'New: <a href="#bowls" style="color:rgb(0, 100, 0)">bowls</a> and <a href="#jugs">jugs</a>';
    const left = (element: Element) => element.getBoundingClientRect().left;

    it('is a straight line that repeats, and stops while a link has the focus', async () => {
      const element = await open('speed="200"', LINKS);
      await until(() => isRunning(element));
      expect(isWavy(element)).to.equal(false);
      expect(shownText(element).split('bowls').length).to.be.above(2);
      const link = element.querySelector('a')!;
      const start = progress(element);
      await until(() => progress(element) !== start);
      link.focus();
      await until(() => !isRunning(element));
      await motion(element)!.ready;
      const rest = [progress(element), left(link)];
      await frames(6);
      expect([progress(element), left(link)]).to.deep.equal(rest);
      link.blur();
      await until(() => isRunning(element));
    });
    it('has each link once for the keyboard and for screen readers', async () => {
      const element = await open('', LINKS);
      await until(() => isRunning(element));
      const copies = [...wave(element).querySelectorAll('a')];
      expect(copies.length).to.be.above(1);
      expect(copies.every(({ tabIndex }) => tabIndex === -1)).to.equal(true);
      expect(wave(element).getAttribute('aria-hidden')).to.equal('true');
      expect(getComputedStyle(copies[0]!).color).to.equal('rgb(0, 100, 0)');
      await sendKeys({ press: 'Tab' });
      expect(document.activeElement).to.equal(element.querySelector('a'));
      await sendKeys({ press: 'Tab' });
      expect(document.activeElement).to.equal(element.querySelectorAll('a')[1]);
      await sendKeys({ press: 'Tab' });
      expect(element.shadowRoot!.activeElement).to.equal(button(element));
    });
    for (const direction of ['left', 'right'])
      for (const dir of ['ltr', 'rtl'])
        it(`shows the link that gets the focus: ${dir}, to the ${direction}`, async () => {
          const words = 'fired by the sea, every day of the year, '.repeat(20);
          const inside = `${words}<a href="#one">one</a> ${words}<a href="#two">two</a>`;
          const element = await open(`dir="${dir}" direction="${direction}"`, inside);
          await until(() => isRunning(element));
          for (const link of element.querySelectorAll('a')) {
            link.focus();
            await until(() => {
              const [at, view] = [link.getBoundingClientRect(), viewport(element).getBoundingClientRect()];
              return at.left >= view.left - 1 && at.right <= view.right + 1;
            });
          }
        });
    it('takes clicks on copies to the author’s own links, which keep their listeners', async () => {
      const element = await open('', LINKS);
      await until(() => isRunning(element));
      const clicked: (string | null)[] = [];
      for (const link of element.querySelectorAll('a'))
        link.addEventListener('click', (event) => {
          event.preventDefault();
          clicked.push(link.textContent);
        });
      await element.pause();
      element.scrollIntoView({ block: 'center' });
      const view = viewport(element).getBoundingClientRect();
      const visible = [...wave(element).querySelectorAll('a')].filter((copy) => {
        const { left, right } = copy.getBoundingClientRect();
        return left > view.left && right < view.right;
      });
      for (const copy of visible.slice(0, 2)) {
        const { x, y } = middle(copy.getBoundingClientRect());
        await sendMouse({ type: 'click', position: [Math.round(x), Math.round(y)] });
      }
      expect(clicked).to.have.members(['bowls', 'jugs']);
      expect(element.shadowRoot!.activeElement).to.equal(null);
      await resetMouse();
    });
  });
  it('updates when the text changes', async () => {
    const element = await open();
    element.firstChild!.nodeValue = 'Closed on Monday';
    await until(() => shownText(element).startsWith('Closed on'));
  });
  it('stops when it is removed', async () => {
    const element = await open();
    await until(() => isRunning(element));
    const animations = element.shadowRoot!.getAnimations();
    element.remove();
    await settled(element);
    expect(animations.every(({ playState }) => playState === 'idle')).to.equal(true);
  });
  describe('from a payload', () => {
    const PAYLOAD = {
      marqueeItems: [
        { text: 'Spring sale', linkTo: '/sale', newWindow: true },
        { text: 'Free shipping', linkTo: '', newWindow: false },
        { text: 'Bad', linkTo: 'javascript:alert(1)' },
      ],
      animationDirection: 'right',
      animationSpeed: 1.5,
      waveFrequency: 40,
      waveIntensity: 0,
      pausedOnHover: true,
      fadeEdges: true,
      itemSpacing: { value: 2, unit: 'em' },
    };
    const openPayload = (inside = '') => open(`data-block-json='${JSON.stringify(PAYLOAD)}'`, inside);

    it('reads all of its settings', async () => {
      const element = await openPayload();
      expect(element.config).to.deep.equal({
        marqueeItems: [
          { text: 'Spring sale', linkTo: '/sale', newWindow: true },
          { text: 'Free shipping', linkTo: '', newWindow: false },
          { text: 'Bad', linkTo: 'javascript:alert(1)', newWindow: false },
        ],
        direction: 'right',
        animationSpeed: 1.5,
        waveFrequency: 40,
        waveIntensity: 0,
        pauseOnHover: true,
        fadeEdges: true,
        itemSpacing: '2em',
      });
    });
    it('shows its items with their links, with space between them, and repeats them', async () => {
      const element = await openPayload();
      await until(() => motion(element));
      const own = inShadow(element, '.content')!;
      expect(own.textContent).to.equal('Spring saleFree shippingBad');
      const link = own.querySelector('a')!;
      expect([link.href, link.target, link.rel]).to.deep.equal([
        new URL('/sale', location.href).href,
        '_blank',
        'noopener',
      ]);
      expect(own.querySelectorAll('a').length).to.equal(1);
      expect(own.querySelector<HTMLElement>('.gap')!.offsetWidth).to.equal(32);
      expect(shownText(element).split('Spring').length).to.be.above(1);
      expect(button(element).getAttribute('aria-label')).to.equal('Pause');
      await expect(element).to.be.accessible();
    });
    it('leaves what the author has put inside', async () => {
      const element = await openPayload('By hand');
      await until(() => shownText(element).startsWith('By hand'));
      expect(inShadow(element, '.content a')).to.equal(null);
    });
  });
  describe('on a straight line', () => {
    const left = (element: Element) => strip(element).getBoundingClientRect().left;

    it('is an animation of the browser, at its speed [MRQ-003]', async () => {
      const element = await open('wave-intensity="0" speed="100"');
      await until(() => isRunning(element));
      expect(isWavy(element)).to.equal(false);
      const round = parseFloat(getComputedStyle(inShadow(element, '.line')!).width);
      expect(motion(element)!.effect!.getTiming().duration).to.be.closeTo(round * 10, 20);
      expect(strip(element).getBoundingClientRect().width).to.be.at.least(element.clientWidth);
    });
    it('is used if there is no height left for a wave', async () => {
      const element = await open('wave-intensity="100" style="font-size:16px;--sq-marquee-height:24px"');
      await until(() => isRunning(element));
      expect(isWavy(element)).to.equal(false);
    });
    for (const dir of ['ltr', 'rtl'])
      it(`moves to the left, or to the right, and fills the width: ${dir} [MRQ-002]`, async () => {
        for (const [direction, sign] of [
          ['left', -1],
          ['right', 1],
        ] as const) {
          const element = await open(`dir="${dir}" direction="${direction}" wave-intensity="0" speed="20"`);
          await until(() => motion(element));
          const room = viewport(element).getBoundingClientRect();
          let before: number | undefined;
          for (const share of [0, 0.5, 0.999]) {
            motion(element)!.currentTime = Number(motion(element)!.effect!.getTiming().duration) * share;
            const drawn = strip(element).getBoundingClientRect();
            expect(drawn.left).to.be.at.most(room.left + 0.1);
            expect(drawn.right).to.be.at.least(room.right - 0.1);
            if (before !== undefined) expect(Math.sign(drawn.left - before)).to.equal(sign);
            before = drawn.left;
          }
        }
      });
    it('retains its position while it is paused, and at another speed', async () => {
      const element = await open('wave-intensity="0" speed="100"');
      // By the time of the animation: a browser that animates on the compositor may report old positions.
      const moved = (from: number) => Math.abs(Number(motion(element)!.currentTime) - from) > 50;
      await until(() => motion(element) && moved(0));
      await element.pause();
      await until(() => motion(element)!.playState === 'paused');
      await motion(element)!.ready;
      const rest = left(element);
      await frames(4);
      expect(left(element)).to.equal(rest);
      element.speed = 50;
      await settled(element);
      // About the way of one frame: Firefox draws a paused animation up to a frame beside the time that it tells.
      expect(left(element)).to.be.closeTo(rest, 2);
      const then = Number(motion(element)!.currentTime);
      await element.play();
      await until(() => moved(then));
    });
    it('stops under reduced motion and out of view [MRQ-007, MRQ-008]', async () => {
      const holder = await place(
        `<div><div style="height:3000px"></div><sq-marquee wave-intensity="0">Far below</sq-marquee></div>`,
      );
      const element = holder.lastElementChild as Marquee;
      await until(() => motion(element)?.playState === 'paused');
      element.scrollIntoView();
      await until(() => motion(element)!.playState === 'running');
      window.scrollTo(0, 0);
      await until(() => motion(element)!.playState === 'paused');
      media.change(true);
      await until(() => motion(element) === undefined);
    });
  });
  const TALL =
    '<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="Kiln" width="160" height="120"> The kiln';
  for (const width of [375, 800])
    for (const inside of ['Thrown, glazed and fired by the sea', TALL])
      it(`nothing moves on upgrade at ${width} px: ${inside.slice(0, 10)}`, async () => {
        const { before, after } = await aroundUpgrade(`<sq-marquee>${inside}</sq-marquee>`, 'sq-marquee', width);
        expect(after).to.deep.equal(before);
      });
  it('is accessible, moving and still', async () => {
    for (const inside of ['Thrown by the sea', 'New: <a href="#bowls">bowls</a>']) {
      const element = await open('', inside);
      await until(() => isRunning(element));
      await expect(element).to.be.accessible();
    }
    media.change(true);
    await expect(await open()).to.be.accessible();
  });
});
