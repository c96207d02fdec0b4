import { FILE as LICENCES } from '../write-licences.mjs';

/** Every file that `exports` and the other fields of package.json name; patterns with `*` as they are. */
function namedFiles(manifest) {
  const named = [manifest.types, manifest.customElements, manifest['web-types'], ...Object.values(manifest.bin ?? {})];
  const visit = (target) => {
    if (typeof target === 'string') named.push(target);
    else for (const inner of Object.values(target)) visit(inner);
  };
  visit(manifest.exports);
  return [...new Set(named.filter(Boolean).map((file) => file.replace(/^\.\//, '')))];
}

const toPattern = (file) =>
  new RegExp(
    `^${file
      .split('*')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  );
const MUST_NOT_SHIP = /\.test\.|\.node-test\.|(^|\/)testing\/|^(demo|bench|e2e|site|test-helpers|tools)\//;

/** What is wrong with a packed package: files that it names and does not contain, and files that must not be in it. */
export function packageProblems(manifest, files) {
  const missing = namedFiles(manifest).filter((file) => !files.some((packed) => toPattern(file).test(packed)));
  return [
    ...missing.map((file) => `package.json names ${file}, which the package does not contain`),
    ...files.filter((file) => MUST_NOT_SHIP.test(file)).map((file) => `${file} is in the package`),
    ...['README.md', 'CHANGELOG.md', 'LICENSE', ...['dist', 'dist/lite'].map((folder) => `${folder}/${LICENCES}`)]
      .filter((file) => !files.includes(file))
      .map((file) => `${file} is missing`),
  ];
}
