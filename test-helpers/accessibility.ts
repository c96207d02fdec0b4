import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Frame, Page } from 'puppeteer-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds wrong with a page or a part of it, a line each; `options` are those of axe. A page whose policy forbids foreign
 * scripts has to be opened without it.
 */
export async function violations(page: Page | Frame, options: RunOptions = {}, part = 'html'): Promise<string[]> {
  await page.evaluate(AXE);
  const results = (await page.evaluate(
    (where, each) =>
      (window as unknown as { axe: { run(where: string, options: unknown): Promise<unknown> } }).axe.run(where, each),
    part,
    options,
  )) as AxeResults;
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** By how many pixels a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
