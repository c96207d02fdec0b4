import type { Browser } from 'puppeteer-core';

/** The screen of a phone, in px. */
export const SCREEN = { width: 375, height: 667 };
export const SCALE = 2;
/** How far what is in view of a page that fills the screen can be moved, in px of the page. */
export const FARTHEST = { left: SCREEN.width - SCREEN.width / SCALE, top: SCREEN.height - SCREEN.height / SCALE };

export const isNear = (one: number, other: number) => Math.abs(one - other) < 2;

/** A page on a phone with a touchscreen, as large as it is at first. */
export async function openOnPhone(browser: Browser, address: string) {
  const page = await browser.newPage();
  await page.setViewport({ ...SCREEN, isMobile: true, hasTouch: true });
  const session = await page.createCDPSession();
  await page.goto(address);

  /** As two fingers do that move apart, or together again. */
  async function enlarge(scale: number = SCALE) {
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: scale });
    await page.waitForFunction((wanted) => Math.abs(visualViewport!.scale - wanted) < 0.01, {}, scale);
  }

  const frame = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));

  /**
   * One finger drags over the middle of the screen, or at `y`, by px of the screen, in so many frames, and rests before it
   * leaves it.
   */
  async function drag(across: number, down: number, y = SCREEN.height / 2, steps = 8) {
    // The protocol counts in px of the page, from the corner of what is in view.
    const scale = await page.evaluate(() => visualViewport!.scale);
    for (let step = 0; step <= steps + 2; step++) {
      const share = Math.min(step / steps, 1) - 0.5;
      const touchPoints = [{ x: (SCREEN.width / 2 + across * share) / scale, y: (y + down * share) / scale }];
      await session.send('Input.dispatchTouchEvent', { type: step === 0 ? 'touchStart' : 'touchMove', touchPoints });
      await frame();
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await frame();
  }

  /** Where dialogs and rows are scrolled to, and what is in view of the page. */
  const scrolled = () =>
    page.evaluate(() => {
      const { offsetLeft, offsetTop } = visualViewport!;
      const boxes = [
        document,
        ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
      ].flatMap((root) => [...root.querySelectorAll('dialog, [part~=viewport]')]);
      return [offsetLeft, offsetTop, ...boxes.flatMap((box) => [box.scrollLeft, box.scrollTop])].join();
    });

  /** Drags until two drags in turn have changed nothing: what is longer than the window scrolls to its end first. */
  async function dragToTheEnd(across: number, down: number, y?: number) {
    for (let [still, last] = [0, await scrolled()]; still < 2;) {
      await drag(across, down, y);
      const now = await scrolled();
      still = now === last ? still + 1 : 0;
      last = now;
    }
  }

  /** The corner of what is in view, in px of the page. */
  const seen = () =>
    page.evaluate(() => {
      const { offsetLeft, offsetTop } = visualViewport!;
      return { left: offsetLeft, top: offsetTop };
    });

  return { page, enlarge, drag, dragToTheEnd, seen };
}
