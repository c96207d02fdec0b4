// A step of `npm run build`: the licences of the packages whose code is in the files for pages, beside those files, as the
// licences ask for. The source maps say whose code a file has.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const OUT = process.env.SQ_OUT ?? 'dist';
export const FILE = 'third-party-licences.txt';
const LICENCE_FILE = /^licen[cs]e(\.(txt|md))?$/i;
/** A source within a package: `@scope/name/…` or `name/…` after the last `node_modules/`. */
const IN_PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** The package of each source of a map that is not our own. */
export const packagesOf = (map) =>
  [...new Set(map.sources.flatMap((source) => IN_PACKAGE.exec(source)?.[1] ?? []))].sort();

/** The words of our own licence, which is MIT as well, without the line that names its holder. */
const mitText = () =>
  readFileSync('LICENSE', 'utf8')
    .replace(/^Copyright .*\n+/m, '')
    .trim();

/** Throws where a package has no licence that can be written down. */
export function licenceOf(name, folder = path.join('node_modules', name)) {
  const { version, license, author, homepage } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => LICENCE_FILE.test(each));
  const holder = author?.name ?? author;
  if (!file && (license !== 'MIT' || !holder)) throw new Error(`${name} has no licence to write into ${FILE}`);
  const text = file ? readFileSync(path.join(folder, file), 'utf8').trim() : `Copyright (c) ${holder}\n\n${mitText()}`;
  return `${name} ${version} (${license})${homepage ? `\n${homepage}` : ''}\n\n${text}`;
}

/** @param {string} folder one flavour's files for pages */
function writeLicences(folder) {
  const maps = readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.map') && !/^(lite|npm|public)\//.test(file))
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
  const names = [...new Set(maps.flatMap(packagesOf))].sort();
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  const about = 'The files of this folder have code of the packages below, under these licences.';
  writeFileSync(path.join(folder, FILE), [about, ...names.map((name) => licenceOf(name))].join(rule) + '\n');
}

if (import.meta.filename === process.argv[1]) for (const folder of [OUT, `${OUT}/lite`]) writeLicences(folder);
