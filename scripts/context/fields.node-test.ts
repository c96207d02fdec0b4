import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import ts from 'typescript';
import { THEMES } from '../../shared/site/context/fields/context-fields.js';
import { contextTables } from './context-page.js';
import { contextSchema, type Schema } from './context-schema.js';
import { declaredPath, fieldPaths } from './field-paths.js';
import { findReads } from './find-reads.js';

const isSource = (file: string) =>
  /(^|\/)(elements|react-impl|shared)\//.test(file) && !/node_modules|test\.tsx?$|\/testing\/|\.d\.ts$/.test(file);

/** A program of the kit, or of it with another text in the place of one file. */
function programOf(file?: string, text = ''): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', (name) => ts.sys.readFile(name)) as { config: unknown };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (name) => (file && path.relative('', name) === file ? text : readFile(name));
  return ts.createProgram(fileNames, options, host);
}

describe('the fields of the page context', () => {
  let reads: Map<string, string>;
  before(() => {
    reads = findReads(programOf(), isSource);
  });

  it('are all that the code reads', () => {
    const undeclared = [...reads].filter(([each]) => declaredPath(each) === undefined);
    assert.deepEqual(undeclared, []);
  });
  it('are all read by the code', () => {
    const found = new Set([...reads.keys()].map(declaredPath));
    assert.deepEqual(
      fieldPaths().filter((each) => !found.has(each)),
      [],
    );
  });
  it('are found by whatever way the code reads them', () => {
    const FILE = 'shared/commerce/money/currencies.ts';
    const own = `${readFileSync(FILE, 'utf8')}
      const NAMES = { a: 'byTable' } as const;
      const inner = ({ byParameter }: { readonly byParameter?: unknown }) => byParameter;
      export function odd() {
        const { raw, websiteSettings: { byPattern } } = pageContext();
        const spread = { ...websiteOf(), other: 1 };
        for (const each of raw['byLoop'] as { inLoop: unknown }[]) void each.inLoop;
        return [byPattern, raw[NAMES.a], inner(raw), spread['bySpread'], (raw['byList'] as Data[]).map((one) => one['inList'])];
      }
      type Data = Readonly<Record<string, unknown>>;
      const websiteOf = (): Data => pageContext().website ?? {};`;
    const found = findReads(programOf(FILE, own), (file) => /\/(currencies|read-page)\.ts$/.test(file));
    const undeclared = [...found.keys()].filter((each) => declaredPath(each) === undefined);
    assert.deepEqual(undeclared.sort(), [
      ...['byList', 'byList[].inList', 'byLoop', 'byLoop[].inLoop', 'byParameter', 'byTable'],
      ...['website.bySpread', 'websiteSettings.byPattern'],
    ]);
    assert.match(found.get('byTable')!, /currencies\.ts:\d+$/);
  });
});

interface Validate {
  (data: unknown): boolean;
  readonly errors?: unknown;
}
/** The validator that html-validate uses; the kit itself has none. */
const requireNear = createRequire(createRequire(import.meta.url).resolve('html-validate'));
const { Ajv2020 } = requireNear('ajv/dist/2020.js') as {
  Ajv2020: new (options: object) => { compile(schema: object): Validate };
};

describe('the schema of the page context', () => {
  const validate = new Ajv2020({ strict: true, strictTypes: false, allErrors: true }).compile(contextSchema());
  const assertValid = (context: unknown, where: string) =>
    assert.ok(validate(context), `${where}: ${JSON.stringify(validate.errors)}`);

  it('accepts the examples, and contexts with more', () => {
    for (const { title, example } of THEMES) assertValid(example, title);
    assertValid({ $schema: 'x', tweakJSON: {}, website: { contactEmail: 'a@b.example' } }, 'more');
    for (const nobody of [null, false, { id: 'a1' }]) assertValid({ authenticatedAccount: nobody }, 'account');
  });
  it('accepts the contexts of the demo and of the documentation', () => {
    const files = [...ts.sys.readDirectory('demo', ['.html']), ...ts.sys.readDirectory('docs', ['.md']), 'README.md'];
    let count = 0;
    for (const file of files) {
      const text = readFileSync(file, 'utf8')
        .replace(/\{\{cookieSettings\}\}/g, '{}')
        .replace(/\{\{pageType\}\}/g, '1');
      for (const [, json] of text.matchAll(/id="sq-context">(\s*\{.*?\})\s*<\/script>/gs))
        if (!json!.includes('…')) {
          assertValid(JSON.parse(json!), file);
          count++;
        }
    }
    assert.ok(count >= 4, `${count} contexts`);
  });
  it('refuses other types and words', () => {
    for (const wrong of [
      { website: 'tidewater' },
      { websiteSettings: { storeCurrency: 978 } },
      { cookieSettings: { cookieBannerTheme: 'PINK' } },
      { cookieSettings: { regions: { EU: { googleConsentMode: 'yes' } } } },
      { measuring: { visits: 'all' } },
      { measuring: true },
      { item: { variants: [{ price: 12.5 }] } },
      { messages: { de: { gallery: { next: 1 } } } },
      { imageHosts: 'a.example' },
    ])
      assert.equal(validate(wrong), false, JSON.stringify(wrong));
  });
  it('tells an editor what each field is, and its default', () => {
    const { properties } = contextSchema() as { properties: Record<string, { properties: Record<string, Schema> }> };
    const {
      title,
      description,
      enum: words,
      default: fallback,
    } = properties['cookieSettings']!.properties['cookieBannerTheme']!;
    assert.deepEqual([title, words, fallback], ['cookieSettings.cookieBannerTheme', ['LIGHT', 'DARK'], 'DARK']);
    assert.equal(description, 'The colours.');
    assert.deepEqual(properties['websiteSettings']!.properties['storeCurrency']!['examples'], ['EUR']);
  });
});

it('the tables of docs/page-context.md name each field', () => {
  const page = contextTables();
  const named = fieldPaths().filter(
    (each) => !/[*\]]$|^messages\.|^websiteSettings$|regions\.|^(featureFlags|experiments)\.\*$/.test(each),
  );
  for (const each of named) assert.ok(page.includes(`| \`${each}\``), each);
  assert.match(page, /\| currency \| `websiteSettings\.storeCurrency`/);
});
