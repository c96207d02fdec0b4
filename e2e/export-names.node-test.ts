import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import packageJson from '../package.json' with { type: 'json' };

interface Entry {
  types?: string;
  default?: string;
}

/** The entries with code of their own: file by name, with the files for plain pages beside those of the package. */
const ENTRIES = Object.entries(packageJson.exports as Record<string, string | Entry>).flatMap(([name, entry]) => {
  if (typeof entry === 'string' || name.includes('*') || !entry.types || !entry.default?.endsWith('.js')) return [];
  const { types } = entry;
  const plain = entry.default.replace('dist/npm/', 'dist/');
  const files = [entry.default, plain, plain.replace('dist/', 'dist/lite/')];
  return [...new Set(files)].filter((file) => existsSync(file)).map((file) => ({ name, types, file }));
});

const program = ts.createProgram([...new Set(ENTRIES.map(({ types }) => types))], {
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
});
const checker = program.getTypeChecker();

/** The names of the values that a declaration file exports; types have no value. */
function declaredNames(file: string): string[] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const symbols = module ? checker.getExportsOfModule(module) : [];
  const isValue = (symbol: ts.Symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return (target.flags & ts.SymbolFlags.Value) !== 0;
  };
  return symbols
    .filter(isValue)
    .map((symbol) => symbol.name)
    .sort();
}

/** The names that a module exports, read without running it: some of the files are for browsers only. */
function exportedNames(file: string): string[] {
  const module = ts.createProgram([file], { allowJs: true, noEmit: true, noLib: true, noResolve: true, types: [] });
  const source = module.getSourceFile(file)!;
  const symbol = module.getTypeChecker().getSymbolAtLocation(source);
  return symbol
    ? [...symbol.exports!.keys()]
        .map(String)
        .filter((name) => name !== '__export')
        .sort()
    : [];
}

describe('the names that the package exports, built', () => {
  it('are those of all entries with code', () => {
    const names = ENTRIES.map(({ name }) => name);
    for (const name of ['./form-html', './layouts', './flags', './services']) assert.ok(names.includes(name), name);
    assert.deepEqual(declaredNames('./dist/types/elements/form-html.d.ts'), [
      'FIELD_KINDS',
      'FIELD_PROPERTIES',
      'FORM_EDITOR_TABS',
      'formHtml',
      'readFields',
    ]);
  });
  for (const { name, types, file } of ENTRIES)
    it(`${file} has what the types of ${name} declare, and nothing else`, () => {
      assert.deepEqual(exportedNames(file), declaredNames(types));
    });
  it('formHtml needs nothing but the list, as a script imports it', async () => {
    const address = pathToFileURL('dist/npm/form-html.js').href;
    const { formHtml } = (await import(address)) as { formHtml(fields: unknown): string };
    assert.match(formHtml([{ id: 'a', type: 'text' }]), /^<form [^>]*>.*<\/form>$/);
  });
});
