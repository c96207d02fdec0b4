// Finds sources in elements/, react-impl/ and shared/ that nothing in the package uses: code that only tests import.
import ts from 'typescript';

/**
 * Sources of which the build makes files of the package without importing them: custom-elements.json and the like from the
 * declarations, the global types from globals.ts.
 */
const READ_BY_BUILD = ['tools/write-manifests.ts', 'elements/globals.ts'];
/** Which rules the backend shares with the blocks. */
const READ_BY_BACKEND = 'elements/server-rules.ts';

/** Tests, what only tests import, and ambient declarations, which belong to no module. */
const isTestFile = (file) =>
  /\.(test|test-d|node-test)\.(ts|tsx|mjs)$|(^|\/)testing\/|\/main-action\.ts$|\.d\.ts$/.test(file);

/**
 * The files among `files` where the package begins.
 * @param {string[]} sources Those of the build's entries.
 */
export function entriesOf(sources, files) {
  const isEntry = (file) =>
    sources.includes(file) ||
    READ_BY_BUILD.includes(file) ||
    file === READ_BY_BACKEND ||
    // The build joins all sheets in elements/ to the page sheet.
    /^elements\/.*\.css$/.test(file);
  return files.filter(isEntry);
}

/** Whether a source has statements that stay when TypeScript has erased its types. */
export function hasCode(name, text) {
  if (!/\.tsx?$/.test(name)) return true;
  const isErased = (statement) =>
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isImportDeclaration(statement) ||
    (ts.isExportDeclaration(statement) &&
      (statement.isTypeOnly ||
        (statement.exportClause &&
          ts.isNamedExports(statement.exportClause) &&
          statement.exportClause.elements.every((element) => element.isTypeOnly)))) ||
    statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword);
  return !ts.createSourceFile(name, text, ts.ScriptTarget.Latest).statements.every(isErased);
}

/** All files that these lead to, themselves included, over the imports that `follow` accepts. */
function reach(graph, from, follow) {
  const found = new Set(from);
  // A set that grows while it is iterated: the loop visits what is added to it.
  for (const file of found) for (const imported of graph.get(file) ?? []) if (follow(imported)) found.add(imported.to);
  return found;
}

/**
 * The files of the kit that the package does not contain, each with the reason.
 * @param {import('./import-graph.mjs').Graph} graph
 * @param {string[]} files All files of the three folders.
 * @param {string[]} entries
 * @param {(file: string) => string} read
 */
export function findUnreachable(graph, files, entries, read) {
  const loaded = reach(graph, entries, ({ typeOnly }) => !typeOnly);
  const named = reach(graph, entries, () => true);
  return files
    .filter((file) => /\.(tsx?|css)$/.test(file) && !isTestFile(file) && !loaded.has(file))
    .flatMap((file) => {
      if (!named.has(file)) return [`${file}: nothing in the package imports it`];
      return hasCode(file, read(file)) ? [`${file}: the package imports its types only, and it has code`] : [];
    });
}
