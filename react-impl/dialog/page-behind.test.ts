import { expect } from '@open-wc/testing';
import { nextEvent } from '../../shared/testing/fixture.js';

type Block = HTMLElement & { open(index?: number): Promise<unknown>; close(): void; updateComplete: Promise<void> };

const TAGS = ['sq-lightbox', 'sq-dialog', 'sq-popup'] as const;
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"/>')}`;
const CONTENT = `<header>Fixed</header><i></i><p>In the middle of the page</p>
  <sq-lightbox><a href="${PICTURE}"><img src="${PICTURE}" alt="One" width="90" height="60"></a></sq-lightbox>
  <sq-dialog><dialog><form method="dialog"><button>Close</button></form></dialog></sq-dialog>
  <sq-popup label="News" show-on-timer="false"><p>News</p></sq-popup><main></main>`;
/**
 * WebKitGTK's scrollbars lie over the page, so that it keeps no space for one, though one that a page styles takes space:
 * `scrollbar-gutter` does nothing there, and the page has to be tested without such a scrollbar.
 */
const keepsSpace = /Chrome|Firefox/.test(navigator.userAgent);
/** A scrollbar that takes space: test browsers hide theirs. */
const LOOKS = `${keepsSpace ? '::-webkit-scrollbar { width: 15px }' : ''}
  header { position: fixed; inset: 0 0 auto } i { position: fixed; inset: auto 20px 20px auto }
  p { inline-size: 200px; margin: 600px auto 0 } main { block-size: 4000px } .short main, .short p { display: none }`;

/** What sites write about the scrolling of a page. */
const PAGES: Record<string, string> = {
  'without rules': '',
  'with space kept for a scrollbar': 'html { scrollbar-gutter: stable }',
  'with space kept on both sides': 'html { scrollbar-gutter: stable both-edges }',
  'that always has a scrollbar': 'html { overflow-y: scroll !important }',
  'that hides what is beside it': 'body { overflow-x: hidden }',
  'whose body is as high as the screen': 'html, body { height: 100% } body { overflow-x: hidden }',
  'whose body clips what is beside it': 'html, body { height: 100% } body { overflow-x: clip }',
  'that is hidden beside both': 'html, body { overflow-x: hidden }',
  'whose body is scrolled': 'html, body { height: 100%; overflow: auto; margin: 0 }',
  'that scrolls smoothly': 'html, body { scroll-behavior: smooth }',
  'of right-to-left text': 'html { direction: rtl }',
};

describe('the page behind a viewer, a dialog and a popup', () => {
  let frame: HTMLIFrameElement;
  let page: Document;
  const sheet = () => page.querySelector<HTMLStyleElement>('#page')!;
  before(async () => {
    frame = document.createElement('iframe');
    frame.width = '800';
    frame.height = '500';
    const links = TAGS.map((tag) => `<link rel="stylesheet" href="/elements/${tag}/${tag}.css">`).join('');
    const scripts = TAGS.map((tag) => `<script type="module" src="/elements/${tag}/index.ts"></script>`).join('');
    frame.srcdoc = `<!doctype html><html lang="en">${links}<style>${LOOKS}</style><style id="page"></style><body>${CONTENT}${scripts}`;
    const loaded = nextEvent(frame, 'load');
    document.body.append(frame);
    await loaded;
    page = frame.contentDocument!;
    for (const tag of TAGS) await block(tag).updateComplete;
  });
  after(() => frame.remove());

  const block = (tag: string) => page.querySelector<Block>(tag)!;
  /** What scrolls: the page, or a body of a height of its own. */
  const scroller = () => {
    const { body, scrollingElement } = page;
    return scrollingElement!.scrollHeight > scrollingElement!.clientHeight ? scrollingElement! : body;
  };
  const measure = () => ({
    scroll: [page.scrollingElement!.scrollTop, page.body.scrollTop],
    ...Object.fromEntries(
      ['header', 'i', 'p'].map((name) => {
        const { left, right, top } = page.querySelector(name)!.getBoundingClientRect();
        return [name, [left, right, top]];
      }),
    ),
  });
  const dialogOf = (element: Block) => element.querySelector('dialog') ?? element.shadowRoot!.querySelector('dialog');
  /** Waits for an event of a block, and ends each of its animations as it begins. */
  async function withoutAnimations(element: Block, event: Promise<unknown>) {
    let isOver = false;
    const finish = () => {
      const inDialog = dialogOf(element)!.getAnimations({ subtree: true });
      for (const animation of [...element.shadowRoot!.getAnimations(), ...inDialog]) animation.finish();
      if (!isOver) requestAnimationFrame(finish);
    };
    finish();
    await event;
    isOver = true;
  }
  const overflow = () => {
    const { body, documentElement } = page;
    const root = getComputedStyle(documentElement).overflowY;
    const own = getComputedStyle(body).overflowY;
    return scroller() === body || root === 'visible' ? own : root;
  };
  /** As a wheel over the dialog does, where the page lets it. */
  const isLocked = () => overflow() === 'hidden' || overflow() === 'clip';

  const boxes = () => [page.documentElement, page.body];
  const styles = () => boxes().map((box) => box.getAttribute('style'));
  async function open(tag: string) {
    const opened = nextEvent(block(tag), `${tag}-open`);
    void block(tag).open(0);
    await opened;
  }
  async function close(tag: string) {
    const closed = nextEvent(block(tag), `${tag}-close`);
    const back = tag === 'sq-lightbox' ? nextEvent(frame.contentWindow!, 'popstate') : undefined;
    block(tag).close();
    await withoutAnimations(block(tag), closed);
    await back;
  }

  for (const [what, css] of Object.entries(PAGES))
    for (const tag of TAGS)
      it(`stays where it is, and is not scrolled, while ${tag} is open: ${what}`, async () => {
        sheet().textContent = css;
        scroller().scrollTo({ top: 300, behavior: 'instant' });
        const before = measure();
        expect(Math.max(...before.scroll), 'it is scrolled').to.equal(300);
        await open(tag);
        const whileOpen = [measure(), isLocked()];
        await close(tag);
        expect(whileOpen, 'while it is open').to.deep.equal([before, true]);
        expect([measure(), isLocked()], 'after it').to.deep.equal([before, false]);
        expect(dialogOf(block(tag))!.open).to.equal(false);
      });

  for (const tag of TAGS)
    it(`is stopped by ${tag} with ids of the kit's name, against rules that count for more than one id`, async () => {
      sheet().textContent = 'html#sq#sq, body#sq#sq { overflow: auto !important }';
      boxes().forEach((box) => (box.id = 'sq'));
      await open(tag);
      const whileOpen = isLocked();
      await close(tag);
      boxes().forEach((box) => box.removeAttribute('id'));
      expect(whileOpen).to.equal(true);
    });

  describe('where its root and its body have styles of their own', () => {
    beforeEach(() => (sheet().textContent = ''));
    afterEach(() => boxes().forEach((box) => box.removeAttribute('style')));

    for (const tag of TAGS)
      for (const style of [
        'overflow-x: hidden',
        'overflow-y: scroll;',
        'overflow: auto scroll',
        'overscroll-behavior-y: none',
        'scrollbar-gutter: stable; color: red !important',
        '',
      ])
        it(`keeps them as they are written, while ${tag} is open and after it: "${style}"`, async () => {
          for (const box of boxes()) box.setAttribute('style', style);
          await open(tag);
          const whileOpen = [isLocked(), styles()];
          await close(tag);
          expect(whileOpen, 'while it is open').to.deep.equal([true, [style, style]]);
          expect([isLocked(), styles()], 'after it').to.deep.equal([false, [style, style]]);
        });

    for (const tag of TAGS) {
      it(`can be scrolled after a menu that had stopped it, and was closed behind ${tag}`, async () => {
        const { style } = page.body;
        style.overflow = 'hidden';
        await open(tag);
        style.overflow = '';
        const whileOpen = isLocked();
        await close(tag);
        expect([whileOpen, isLocked(), style.overflow]).to.deep.equal([true, false, '']);
      });

      it(`can be scrolled after another overlay that was opened over ${tag}, and closed after it`, async () => {
        await open(tag);
        const before = boxes().map(({ style }) => style.overflow);
        for (const { style } of boxes()) style.overflow = 'hidden';
        await close(tag);
        const whileOtherIsOpen = isLocked();
        boxes().forEach(({ style }, index) => (style.overflow = before[index]!));
        expect([whileOtherIsOpen, isLocked()]).to.deep.equal([true, false]);
      });
    }
  });
});
