import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, it } from 'node:test';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { openDemo } from './support/demo-site.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SHEET = readFileSync('demo/themes/themes.css', 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
/** The declarations of each rule of the sheet, by its selector. */
const RULES = [...SHEET.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector = '', body = '']) => ({
  selector: selector.trim(),
  names: [...body.matchAll(/^\s*([\w-]+):/gm)].map(([, name]) => name!),
}));
const THEMES = RULES.flatMap(({ selector }) => /^:root:has\(#(\w+):checked\)$/.exec(selector)?.[1] ?? []).filter(
  (name) => name !== 'light' && name !== 'dark',
);

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio, of two colours as `rgb(…)`. */
function contrast(first: string, second: string): number {
  const luminance = (color: string) => {
    const [red, green, blue] = color.match(/\d+/g)!.map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const [darker, lighter] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

describe('six themes', () => {
  let browser: Browser;
  let demo: Awaited<ReturnType<typeof openDemo>>;
  before(async () => {
    [browser, demo] = await Promise.all([openChromium(), openDemo()]);
  });
  after(async () => {
    await browser.close();
    await demo.close();
  });

  interface View {
    readonly width?: number;
    readonly script?: boolean;
  }
  async function open({ width = 1440, script = true }: View = {}): Promise<[Page, BrowserContext]> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setBypassCSP(true);
    await page.setJavaScriptEnabled(script);
    await page.setViewport({ width, height: 900 });
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: 'light' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ]);
    await page.goto(`${demo.origin}/themes/`, { waitUntil: 'networkidle0' });
    return [page, context];
  }
  const choose = (page: Page, id: string) => page.click(`label:has(#${id})`);
  /** The role's colour, as `rgb(…)`. */
  const colors = (page: Page, roles: readonly string[]) =>
    page.evaluate(
      (all) =>
        all.map((role) => {
          const element = document.createElement('i');
          element.style.color = `var(--sq-color-${role})`;
          document.body.append(element);
          const { color } = getComputedStyle(element);
          element.remove();
          return color;
        }),
      roles,
    );

  it('set design tokens and nothing else', () => {
    const tokens = readFileSync('dist/tokens.css', 'utf8');
    assert.equal(THEMES.length, 6);
    for (const { selector, names } of RULES) {
      if (/#(light|dark):/.test(selector)) assert.deepEqual(names, ['color-scheme']);
      else {
        assert.match(selector, /^:root:has\(#\w+:checked\)$/);
        assert.ok(names.length > 15, selector);
        for (const name of names) assert.ok(tokens.includes(`${name}:`), `${selector} ${name}`);
      }
    }
  });

  for (const theme of THEMES)
    for (const [scheme, width] of [
      ['light', 1440],
      ['dark', 375],
    ] as const)
      it(`${theme}, ${scheme}: accessible at ${width} px, with the contrasts of WCAG AA`, async () => {
        const [page, context] = await open({ width });
        await choose(page, theme);
        await choose(page, scheme);
        for (const block of await page.$$('main :is(sq-gallery, sq-form, sq-marquee, sq-product, sq-menu)'))
          await block.scrollIntoView();
        await page.waitForNetworkIdle();
        await page.evaluate(AXE);
        const { violations } = (await page.evaluate(() =>
          (window as unknown as { axe: { run(): Promise<unknown> } }).axe.run(),
        )) as AxeResults;
        assert.deepEqual(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
          [],
        );
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        assert.ok(overflow <= 0, `${overflow} px wider than the window`);
        await context.close();
      });

  for (const theme of THEMES)
    it(`${theme}: roles have the contrasts of WCAG AA, light and dark`, async () => {
      const [page, context] = await open();
      await choose(page, theme);
      for (const scheme of ['light', 'dark']) {
        await choose(page, scheme);
        const roles = ['text', 'muted', 'accent', 'error', 'success', 'border', 'focus'];
        const [surface, raised, accent, onAccent, ...values] = await colors(page, [
          'surface',
          'raised',
          'accent',
          'on-accent',
          ...roles,
        ]);
        assert.ok(contrast(onAccent!, accent!) >= 4.5, `${scheme}: text on the accent`);
        for (const [at, role] of roles.entries())
          for (const background of [surface!, raised!]) {
            const ratio = contrast(values[at]!, background);
            assert.ok(ratio >= (at < 5 ? 4.5 : 3), `${scheme}: ${role} ${ratio.toFixed(2)}`);
          }
      }
      await context.close();
    });

  it('are chosen without script, by keys as well', async () => {
    const [page, context] = await open({ script: false });
    const accent = async () => (await colors(page, ['accent']))[0];
    const before = await accent();
    await choose(page, 'practice');
    assert.equal(await accent(), 'rgb(0, 102, 122)');
    await page.keyboard.press('ArrowRight');
    assert.equal(await accent(), 'rgb(179, 0, 111)');
    await choose(page, 'dark');
    assert.equal(await accent(), 'rgb(255, 107, 216)');
    assert.notEqual(await accent(), before);
    await context.close();
  });

  it('are followed by every block of the page', async () => {
    const [page, context] = await open();
    const looks = () =>
      page.$$eval(
        'main sq-gallery, main sq-menu, main sq-accordion, main sq-form, main sq-product, main sq-pricing-toggle, main sq-dialog, main sq-marquee, sq-announcement-bar, sq-cart-indicator',
        (blocks) =>
          blocks.map((block) => {
            const { color, fontFamily, fontSize } = getComputedStyle(block);
            return [block.localName, `${color} ${fontFamily} ${fontSize}`];
          }),
      );
    const seen = [];
    for (const theme of THEMES) {
      await choose(page, theme);
      seen.push(await looks());
    }
    assert.equal(seen[0]!.length, 10);
    for (const [at, [tag]] of seen[0]!.entries())
      assert.equal(new Set(seen.map((all) => all[at]![1])).size, THEMES.length, tag);
    await context.close();
  });
});
