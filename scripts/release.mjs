// npm run release: turns the files of .changeset/ into a version: CHANGELOG.md, package.json, a commit and a tag. The tag
// makes .github/workflows/release.yml publish the package, with provenance. The plugin and the theme for
// WordPress and the lite flavour are packed beside it.
// `npm run release -- --dry-run` checks all of it and changes nothing but these zips. A build must be there (`npm run build`): the tables of the documents are written from it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { changelogSection, nextVersion, readChange, withSection } from './release/changes.mjs';
import { packageProblems } from './release/package-files.mjs';
import { packLite, packPlugin, packTheme } from './wordpress/pack-plugin.mjs';

const FOLDER = '.changeset';
const isDryRun = process.argv.includes('--dry-run');
const output = (command, ...args) => execFileSync(command, args, { encoding: 'utf8' }).trim();

const names = readdirSync(FOLDER).filter((name) => name.endsWith('.md') && name !== 'README.md');
const changes = names.map((name) => readChange(`${FOLDER}/${name}`, readFileSync(`${FOLDER}/${name}`, 'utf8')));
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

/** Reasons against a release; a dry run checks those that do not depend on the work tree. */
const problems = [];
if (changes.length === 0) problems.push(`${FOLDER}/ has no changes: there is nothing to release`);
if (!isDryRun && !manifest.repository)
  problems.push('package.json names no repository, which npm needs for provenance');
if (!isDryRun && output('git', 'status', '--porcelain') !== '') problems.push('the work tree has changes');
if (!isDryRun && output('git', 'branch', '--show-current') !== 'main') problems.push('releases are made from main');
if (!existsSync('dist/sq-blocks.js')) problems.push('dist/ is missing: run `npm run build`');

const [packed] = JSON.parse(output('npm', 'pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel=error'));
const files = packed.files.map(({ path }) => path);
problems.push(...packageProblems(manifest, files));

for (const file of files.sort()) console.log(`  ${file}`);
console.log(
  `${files.length} files, ${(packed.size / 1e6).toFixed(2)} MB packed, ${(packed.unpackedSize / 1e6).toFixed(2)} MB unpacked`,
);

const version = changes.length > 0 ? nextVersion(manifest.version, changes) : manifest.version;
const section = changelogSection(version, new Date().toISOString().slice(0, 10), changes);
console.log(`\n${manifest.version} -> ${version}\n\n${section}`);
for (const problem of problems) console.log(`Problem: ${problem}`);
if (existsSync('dist/sq-blocks.js')) {
  for (const zip of [packPlugin(version), packTheme(version), packLite(version)])
    console.log(`Beside the package: ${zip}, ${(statSync(zip).size / 1e6).toFixed(2)} MB`);
}

if (!isDryRun && problems.length === 0) {
  writeFileSync('CHANGELOG.md', withSection(readFileSync('CHANGELOG.md', 'utf8'), section));
  output('npm', 'run', '--silent', 'readme');
  output('npm', 'version', version, '--no-git-tag-version', '--ignore-scripts');
  for (const name of names) rmSync(`${FOLDER}/${name}`);
  output('git', 'add', '-A', 'CHANGELOG.md', 'package.json', 'package-lock.json', 'docs', FOLDER);
  output('git', 'commit', '-m', `Release ${version}`);
  output('git', 'tag', '-a', `v${version}`, '-m', `sq-blocks ${version}`);
  console.log(`Committed and tagged. \`git push --follow-tags\` publishes ${version}.`);
}
process.exitCode = problems.length > 0 ? 1 : 0;
