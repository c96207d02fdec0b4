import path from 'node:path';
import { fileBehind, namesWorkspace, workspaceOf } from '../workspaces.mjs';

/**
 * Who may import what, decided by folders alone, so that a folder made tomorrow has its rules today:
 * demo -> elements -> react-impl -> shared, never back, and a block never imports another block. Each workspace is a product of its
 * own: others take of it what its package.json names. The backend takes the rules of the kit by one file.
 */

/** The wings of shared/, and which of the others each may import. */
const WINGS = {
  declaration: ['platform'],
  generated: [],
  platform: ['generated'],
  links: ['platform'],
  utilities: ['platform'],
  site: ['platform'],
  media: ['platform'],
  commerce: ['platform'],
  forms: ['platform'],
  services: ['platform', 'site'],
};
/** What logic/ must not use: it is pure, so that it can be tested with numbers alone. */
const SIDE_EFFECTS = /^shared\/(platform\/(requests|storage|page)|services|commerce\/cart)\//;
const R2WC_ONLY = 'elements/define/define-block.tsx';
const RULES_FOR_SERVERS = 'elements/server-rules';

/** Or a program that only those who work on the kit run. */
const isTest = (file) =>
  /\.(node-)?test(-d)?\.(tsx?|mjs)$|\/testing\/|\/main-action\.ts$|^(backend\/fuzz|bench|e2e|test-helpers|tools|integrations\/wordpress\/test)\//.test(
    file,
  );
const isKitFile = (file) => /^(elements|react-impl|shared)\//.test(file);
const isReact = (source) => /^(react|react-dom|preact)(\/|$)/.test(source);

/** An import of a package, or undefined where it is allowed. */
function packageProblem(file, source, isType) {
  if (source.startsWith('@r2wc/') && file !== R2WC_ONLY) return `Only ${R2WC_ONLY} imports r2wc.`;
  if (!isReact(source)) return undefined;
  // The declaration's types name React's; nothing else in shared/ does.
  if (file.startsWith('shared/') && !(isType && file.startsWith('shared/declaration/'))) return 'No React in shared/.';
  return /^react-impl\/.*\/logic\//.test(file) ? 'No React in logic/.' : undefined;
}

/** Holds for tests too: a product is tested by what is its own, and by what the others offer. */
function problemAtDoor(file, target, isByName) {
  const other = workspaceOf(target);
  if (!other || other === workspaceOf(file) || isByName) return undefined;
  return `Of ${other.folder} others import what its package.json exports, by its name: ${other.name}.`;
}

function problemAtBackend(file, target) {
  if (isKitFile(file)) return target.startsWith('backend/') ? 'The kit does not import the backend.' : undefined;
  if (!file.startsWith('backend/')) return undefined;
  const isKit = isKitFile(target);
  if (!isKit && !target.startsWith('backend/'))
    return 'The backend imports nothing of the demo, of tests and of tools.';
  if (!isKit || isTest(file) || target.replace(/\.[jt]s$/, '') === RULES_FOR_SERVERS) return undefined;
  return `The backend imports ${RULES_FOR_SERVERS} of the kit, and nothing else.`;
}

function problemInShared(file, target) {
  if (target.startsWith('react-impl/')) return 'shared/ imports no block.';
  if (target.startsWith('elements/')) return 'shared/ imports nothing of elements/.';
  const [, own] = file.split('/');
  const [, other] = target.split('/');
  const below = WINGS[own];
  if (!target.startsWith('shared/') || !below || own === other || below.includes(other)) return undefined;
  return `shared/${own} may import ${below.map((wing) => `shared/${wing}`).join(', ') || 'no other wing of shared/'}.`;
}

function problemInBlock(file, target, isType, sharedFolders) {
  const [, own] = file.split('/');
  if (target.startsWith('elements/')) return 'react-impl/ imports nothing of elements/.';
  const [top, other] = target.split('/');
  if (top === 'react-impl' && other !== own && !sharedFolders.includes(other))
    return 'A block never imports another block: they meet in a shared store or through DOM events.';
  if (/^react-impl\/.*\/logic\//.test(file) && SIDE_EFFECTS.test(target) && !isType)
    return 'logic/ is pure: it imports no network, storage, page or service.';
  return undefined;
}

/**
 * Why `file` may not import `source`, or undefined when it may. Paths are relative to the project, with `/`.
 *
 * @param {string} file the importing file
 * @param {string} source as it stands in the import
 * @param {boolean} isType whether only types are imported
 * @param {string[]} sharedFolders folders of react-impl that are no blocks
 */
export function importProblem(file, source, isType, sharedFolders) {
  const isByName = namesWorkspace(source);
  const target = isByName
    ? fileBehind(source)
    : source.startsWith('.') && path.posix.normalize(path.posix.join(path.posix.dirname(file), source));
  if (isByName && !target) return `No package.json exports ${source}.`;
  const atBorder = target && (problemAtBackend(file, target) ?? problemAtDoor(file, target, isByName));
  if (atBorder || isTest(file)) return atBorder || undefined;
  if (!target) return packageProblem(file, source, isType);
  if (isKitFile(file) && workspaceOf(target)) return 'The kit imports no other workspace: only its tests do.';
  if (file.startsWith('site/') && isKitFile(target))
    return 'The site is made of the built kit: only its tests import sources.';
  if (/\/testing\/|^test-helpers\//.test(target)) return 'Only tests import testing/ and test-helpers/.';
  if (target.startsWith('demo/') && isKitFile(file)) return 'The kit does not import its demo.';
  if (file.startsWith('shared/')) return problemInShared(file, target);
  return file.startsWith('react-impl/') ? problemInBlock(file, target, isType, sharedFolders) : undefined;
}

const isOnlyTypes = (node) =>
  node.importKind === 'type' ||
  node.exportKind === 'type' ||
  (node.specifiers?.length > 0 &&
    node.specifiers.every(({ importKind, exportKind }) => importKind === 'type' || exportKind === 'type'));

/** The ESLint rule: static and dynamic imports, `export … from`, and types by `import('…')`. */
export const importBorders = (sharedFolders) => ({
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const check = (node, source, isType) => {
      const problem = typeof source === 'string' && importProblem(file, source, isType, sharedFolders);
      if (problem) context.report({ node, message: problem });
    };
    const declaration = (node) => node.source && check(node, node.source.value, isOnlyTypes(node));
    return {
      ImportDeclaration: declaration,
      ExportNamedDeclaration: declaration,
      ExportAllDeclaration: declaration,
      ImportExpression: (node) => check(node, node.source.value, false),
      TSImportType: (node) => check(node, node.source?.value ?? node.argument?.literal?.value, true),
    };
  },
});
