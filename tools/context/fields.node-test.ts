import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { CONTEXT_FIELDS, THEMES } from '../../shared/platform/page/fields/context-fields.js';
import { object, type Kind } from '../../shared/platform/page/fields/field.js';
import { contextTables } from './context-page.js';
import { contextSchema, type Schema } from './context-schema.js';

const FIELDS = /^shared\/platform\/page\/fields\//;
const isSource = (file: string) =>
  /^(elements|react-impl|shared)\//.test(file) && !FIELDS.test(file) && !/\.test\.tsx?$|\/testing\//.test(file);

/** The fields that nothing reads, as `file:line`. A property of an object of the page has the declaration of its field. */
function unreadFields(): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', (name) => ts.sys.readFile(name)) as { config: unknown };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const unread = new Set<ts.Node>();
  const read = (of: ts.Node, name: string) =>
    checker
      .getNonNullableType(checker.getTypeAtLocation(of))
      .getProperty(name)
      ?.declarations?.forEach((each) => unread.delete(each));
  const declare = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && checker.getTypeAtLocation(node.initializer).getProperty('summary'))
      unread.add(node);
    ts.forEachChild(node, declare);
  };
  const look = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) read(node.expression, node.name.text);
    if (ts.isElementAccessExpression(node)) {
      const key = checker.getTypeAtLocation(node.argumentExpression);
      const names = checker.getBaseConstraintOfType(key) ?? key;
      for (const name of names.isUnion() ? names.types : [names])
        if (name.isStringLiteral()) read(node.expression, name.value);
    }
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent))
      read(node.parent, (node.propertyName ?? node.name).getText());
    ts.forEachChild(node, look);
  };
  const sources = program.getSourceFiles().map((file) => ({ file, name: path.relative('', file.fileName) }));
  for (const { file, name } of sources) if (FIELDS.test(name)) declare(file);
  for (const { file, name } of sources) if (isSource(name)) look(file);
  return [...unread].map((node) => {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    return `${path.basename(file.fileName)}:${line + 1} ${node.getText().split(':')[0]!}`;
  });
}

it('each field of the page context is read by the code', () => assert.deepEqual(unreadFields(), []));

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
    const files = [
      ...ts.sys.readDirectory('demo', ['.html']),
      ...ts.sys.readDirectory('docs', ['.md']),
      ...ts.sys.readDirectory('site/blocks', ['.md']),
      'README.md',
    ];
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

/** The paths of all fields that have a row of their own, such as `website.siteStatus.value` and `item.variants[].price`. */
function fieldPaths(kind: Kind = object(CONTEXT_FIELDS), at = ''): string[] {
  if (kind.kind === 'list') return fieldPaths(kind.of, `${at}[]`);
  if (kind.kind === 'either') return kind.kinds.flatMap((each) => fieldPaths(each, at));
  if (kind.kind !== 'object') return [];
  return Object.entries(kind.fields).flatMap(([name, field]) => {
    const inner = at ? `${at}.${name}` : name;
    return [inner, ...fieldPaths(field.kind, inner)];
  });
}

it('the tables of docs/page-context.md name each field', () => {
  const page = contextTables();
  for (const each of fieldPaths()) if (each !== 'websiteSettings') assert.ok(page.includes(`| \`${each}\``), each);
  assert.match(page, /\| currency \| `websiteSettings\.storeCurrency`/);
});
