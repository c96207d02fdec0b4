import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import ts from 'typescript';
import packageJson from '../package.json' with { type: 'json' };

interface Entry {
  types?: string;
  default?: string;
}
const exports = packageJson.exports as Record<string, string | Entry>;
const NAMES = readdirSync('elements/public')
  .filter((file) => /^[\w-]+\.ts$/.test(file))
  .map((file) => file.replace('.ts', ''));
/** By the package's own name, as a site imports it; TypeScript need not find it before the build. */
const load = (name: string) => import(['sq-blocks', name].join('/')) as Promise<Record<string, unknown>>;

describe('the public modules, built', () => {
  it('are all exported, with types', () => {
    for (const name of NAMES) {
      const entry = exports[`./${name}`] as Entry;
      assert.equal(entry?.types, `./dist/types/elements/public/${name}.d.ts`);
      assert.equal(entry.default, `./dist/public/${name}.js`);
    }
  });

  it('stand where package.json says', () => {
    const targets = Object.values(exports).flatMap((entry) =>
      typeof entry === 'string' ? [entry] : [entry.types, entry.default].filter((file) => file !== undefined),
    );
    for (const file of targets) if (!file.includes('*')) assert.ok(existsSync(file), file);
  });

  describe('without a DOM', () => {
    before(() => assert.equal(typeof document, 'undefined'));
    for (const name of NAMES)
      it(`sq-blocks/${name} can be imported`, async () => {
        assert.ok(Object.keys(await load(name)).length > 0);
      });

    it('tables, rules and texts work', async () => {
      const { PAGE_TYPES, workflowLabel } = await load('vocabulary');
      assert.equal((PAGE_TYPES as Record<string, number>)['search'], 102);
      assert.equal((workflowLabel as (status: string) => string)('DRAFT'), 'Hidden');

      const roles = await load('roles');
      const context = (roles['toPageContext'] as (data: unknown) => unknown)({
        authenticatedAccount: { id: 'a1' },
        websiteRoles: { 10: true },
      });
      const { websiteRoles } = (roles['typedContext'] as (context: unknown) => { websiteRoles: number[] })(context);
      assert.equal((roles['isViewerOnly'] as (roles: number[]) => boolean)(websiteRoles), true);

      const { priceOfProduct, readProduct } = (await load(
        'commerce',
      )) as typeof import('../elements/public/commerce.js');
      const product = readProduct({ variants: [{ price: 1250 }, { price: 990, sku: 'SQ0000001' }] });
      assert.deepEqual(product && priceOfProduct(product), { amount: 990, original: undefined, from: true });

      const { linkProblem, safeHref } = (await load('links')) as typeof import('../elements/public/links.js');
      assert.equal(safeHref('example.com'), 'https://example.com');
      assert.equal(safeHref('java&#115;cript:alert(1)'), undefined);
      assert.equal(linkProblem('tel:123'), 'format');

      const utilities = (await load('utilities')) as typeof import('../elements/public/utilities.js');
      assert.equal(utilities.humanizeBytes(1536), '1.5 KB');
      assert.equal(utilities.formatMessage('{n, plural, one {# item} other {# items}}', { n: 1 }), '1 item');

      const { messages } = await load('messages');
      assert.equal((messages as Record<string, Record<string, string>>)['gallery']?.['next'], 'Next');
    });

    it('a chunk that cannot be loaded rejects with a LoadError', async () => {
      const { LoadError, loadChunk } = await load('loading');
      const failing = (loadChunk as (name: string, load: () => unknown) => Promise<unknown>)('x', () =>
        Promise.reject(new Error('offline')),
      );
      await assert.rejects(failing, LoadError as new () => Error);
    });
  });

  it('have types that a site can use without the sources', () => {
    const file = 'e2e/consumer.ts';
    const text = `import type {} from 'sq-blocks';
      import { PAGE_TYPES, type PageType } from 'sq-blocks/vocabulary';
      import { isOn } from 'sq-blocks/flags';
      import { cart, consent, context, flags, trace, track, type Services } from 'sq-blocks/services';
      import type { Translation } from 'sq-blocks/messages';
      import { isViewerOnly } from 'sq-blocks/roles';
      import { classifyLink, type LinkCategory } from 'sq-blocks/links';
      import { createTween, waitForElement, type Tween } from 'sq-blocks/utilities';
      import { LoadError } from 'sq-blocks/loading';
      export const search: PageType = PAGE_TYPES.search;
      export const german: Translation = { gallery: { next: 'Weiter' } };
      // @ts-expect-error no such area
      export const wrong: Translation = { galery: {} };
      export const items: number = cart().get().items;
      (window.sq ||= []).push(({ track }) => track.pageEvent('menu-open'));
      export const services = new Promise<Services>((give) => window.sq?.push(give));
      // @ts-expect-error no such service
      window.sq.push(({ trak }) => trak);
      export const flag: boolean = isOn('x') || flags.value('y', 'boolean', true);
      consent().subscribe(() => trace('consent', consent().get()));
      void track.event({ action: 'open' });
      export const only: boolean = isViewerOnly(context().websiteRoles);
      export const category: LinkCategory = classifyLink(undefined);
      // @ts-expect-error no such category
      export const noCategory: LinkCategory = 'internal';
      export const tween: Tween = createTween((value) => value.toFixed(), { duration: 200 });
      export const video: Promise<HTMLVideoElement> = waitForElement<HTMLVideoElement>('video');
      export const chunk: string = new LoadError('a', 'failed').chunk;
      // @ts-expect-error a promise of a boolean
      export const moved: string = document.querySelector('sq-gallery')?.next();
    `;
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
      skipLibCheck: true,
    };
    const host = ts.createCompilerHost(options);
    const { getSourceFile, fileExists, readFile } = host;
    host.getSourceFile = (name, ...rest) =>
      name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest);
    host.fileExists = (name) => name === file || fileExists(name);
    host.readFile = (name) => (name === file ? text : readFile(name));
    const program = ts.createProgram([file], options, host);
    const found = ts
      .getPreEmitDiagnostics(program)
      .map((each) => ts.flattenDiagnosticMessageText(each.messageText, ' '));
    assert.deepEqual(found, []);
    const sources = program.getSourceFiles().map(({ fileName }) => fileName);
    assert.ok(!sources.some((name) => /\/(elements|shared)\/[^.]+\.ts$/.test(name) && !name.includes('/dist/')));
  });
});
