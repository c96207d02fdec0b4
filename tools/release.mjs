// npm run release: turns the notes of .changeset/ into a version by @changesets/cli: CHANGELOG.md, package.json, a commit and a
// tag. The tag makes .github/workflows/release.yml publish the package. The plugin and the theme for WordPress and the lite
// flavour are packed beside it.
// `npm run release -- --dry-run` checks all of it and changes nothing but these zips. A build must be there (`npm run build`):
// the table of docs/sizes.md is written from it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { packageProblems } from './release/package-files.mjs';
import { packLite, packPlugin, packTheme } from './wordpress/pack-plugin.mjs';

const isDryRun = process.argv.includes('--dry-run');
const output = (command, ...args) => execFileSync(command, args, { encoding: 'utf8' }).trim();
const readManifest = () => JSON.parse(readFileSync('package.json', 'utf8'));

const isBuilt = existsSync('dist/sq-blocks.js');
const notes = readdirSync('.changeset').filter((name) => name.endsWith('.md') && name !== 'README.md');

/** Reasons against a release; a dry run checks those that do not depend on the work tree. */
const problems = [];
if (!isBuilt) problems.push('dist/ is missing: run `npm run build`');
if (!isDryRun) {
  if (notes.length === 0) problems.push('.changeset/ has no notes: there is nothing to release');
  if (output('git', 'status', '--porcelain') !== '') problems.push('the work tree has changes');
  if (output('git', 'branch', '--show-current') !== 'main') problems.push('releases are made from main');
}

const [packed] = JSON.parse(output('npm', 'pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel=error'));
const files = packed.files.map(({ path }) => path);
problems.push(...packageProblems(readManifest(), files));
for (const file of files.sort()) console.log(`  ${file}`);
console.log(
  `${files.length} files, ${(packed.size / 1e6).toFixed(2)} MB packed, ${(packed.unpackedSize / 1e6).toFixed(2)} MB unpacked`,
);
console.log(`${notes.length} notes in .changeset/`);
for (const problem of problems) console.log(`Problem: ${problem}`);

if (!isDryRun && problems.length === 0) {
  output('npx', 'changeset', 'version');
  output('npm', 'install', '--package-lock-only', '--ignore-scripts');
  output('npm', 'run', '--silent', 'size', '--', '--write');
}
const { version } = readManifest();
if (isBuilt)
  for (const zip of [packPlugin(version), packTheme(version), packLite(version)])
    console.log(`Beside the package: ${zip}, ${(statSync(zip).size / 1e6).toFixed(2)} MB`);
if (!isDryRun && problems.length === 0) {
  output('git', 'add', '-A', 'CHANGELOG.md', 'package.json', 'package-lock.json', 'backend', 'docs', '.changeset');
  output('git', 'commit', '-m', `Release ${version}`);
  output('git', 'tag', '-a', `v${version}`, '-m', `sq-blocks ${version}`);
  console.log(`Committed and tagged. \`git push --follow-tags\` publishes ${version}.`);
}
process.exitCode = problems.length > 0 ? 1 : 0;
