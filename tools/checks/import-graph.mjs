// The import graph of the sources, as TypeScript reads it: static, dynamic and type-only imports, re-exports, CSS.
// Exact, with types, and slower than test-plan/import-graph.mjs, which every start of the test runner waits for.
import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { fileBehind, namesWorkspace } from '../workspaces.mjs';

/**
 * @typedef {object} Import
 * @property {string} to The imported file, relative to the project's root.
 * @property {boolean} typeOnly Whether TypeScript erases it: the importer runs no code of that file.
 */
/** @typedef {Map<string, Import[]>} Graph The imports of each file. */

const SCRIPT = /\.(ts|tsx|mjs|js)$/;

/**
 * The imports of one source text that lead to files of the project, with a flag for those that TypeScript erases: relative
 * ones, and those of workspaces. `import(address)` with a computed address cannot be followed and is left out too.
 * @returns {{ specifier: string, typeOnly: boolean }[]}
 */
export function readImports(name, text) {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const add = (literal, typeOnly) => {
    if (literal && ts.isStringLiteralLike(literal) && (literal.text.startsWith('.') || namesWorkspace(literal.text)))
      found.push({ specifier: literal.text, typeOnly });
  };
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeImport(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, isTypeExport(node));
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** `import type …`, or braces in which every name has `type` before it. */
function isTypeImport(clause) {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const names = clause.namedBindings;
  if (clause.name || !names || !ts.isNamedImports(names)) return false;
  return names.elements.length > 0 && names.elements.every((name) => name.isTypeOnly);
}

function isTypeExport(node) {
  if (node.isTypeOnly) return true;
  const names = node.exportClause;
  if (!names || !ts.isNamedExports(names)) return false;
  return names.elements.length > 0 && names.elements.every((name) => name.isTypeOnly);
}

/** The file that a specifier names: sources write `.js` for what is a `.ts` or `.tsx` file. */
function resolveImport(importer, specifier, exists) {
  if (namesWorkspace(specifier)) return fileBehind(specifier);
  const file = path.posix.join(path.posix.dirname(importer), specifier);
  const candidates = file.endsWith('.js')
    ? [file.replace(/\.js$/, '.ts'), file.replace(/\.js$/, '.tsx'), file.replace(/\.js$/, '.d.ts'), file]
    : [file];
  return candidates.find(exists);
}

/**
 * The graph of these files. Everything is relative to `root`; imports of files that are not there are left to the
 * compiler.
 * @param {(file: string) => string} read
 * @returns {Graph}
 */
export function importGraph(files, read, root = '.') {
  const exists = (file) => files.includes(file) || existsSync(path.join(root, file));
  return new Map(
    files
      .filter((file) => SCRIPT.test(file))
      .map((file) => {
        const imports = readImports(file, read(file)).flatMap(({ specifier, typeOnly }) => {
          const to = resolveImport(file, specifier, exists);
          return to ? [{ to, typeOnly }] : [];
        });
        return [file, imports];
      }),
  );
}
