// Holds the ids, ambiguities and sections that the sources cite against docs/contributing/requirements.tsv and docs/contributing/requirements.md.
//   node tools/checks/requirements.mjs          fails on a citation of something that is not there
//   node tools/checks/requirements.mjs --open   lists the rows that no test names
import { fileURLToPath } from 'node:url';
import { fileReader, projectFiles } from './project-files.mjs';

/**
 * @typedef {object} Ledger
 * @property {Map<string, string>} rows Each row's requirement, by id.
 * @property {Set<string>} ambiguities Such as `A90`.
 * @property {Map<string, string[]>} sections The named parts of each section, by `storefront §8`.
 */

/** @returns {Ledger} */
export function readLedger(table, page) {
  const rows = new Map(
    table
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))
      .map(([id, , , requirement]) => [id, requirement]),
  );
  const ambiguities = new Set([...page.matchAll(/^### (A\d+)$/gm)].map(([, name]) => name));
  const sections = new Map(
    [...page.matchAll(/^- \*\*(\w+ §\d+)\*\* (.+(?:\n {2}.+)*)/gm)].map(([, name, text]) => {
      const parts = /: ([^]*)\.$/.exec(text)?.[1] ?? '';
      return [name, parts.split(';').map((part) => part.replace(/\s+/g, ' ').trim())];
    }),
  );
  return { rows, ambiguities, sections };
}

/** The ids in square brackets at the end of test titles: `[GAL-014]`, `[GAL-014, GAL-015]`. */
export const idsIn = (text) =>
  [...text.matchAll(/\[([A-Z]{3}-\d+(?:, ?[A-Z]{3}-\d+)*)\]/g)].flatMap(([, ids]) => ids.split(/, ?/));

/** A comment's words without the marks that start its lines: a citation may run over the end of a line. */
const joinLines = (text) => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|#)?\s*/g, ' ');

/**
 * What one file cites and the ledger does not have, in words.
 * @param {Ledger} ledger
 */
export function problemsIn(text, { rows, ambiguities, sections }) {
  const words = joinLines(text);
  const problems = idsIn(text)
    .filter((id) => !rows.has(id))
    .map((id) => `no row ${id} in docs/contributing/requirements.tsv`);
  for (const [, names] of words.matchAll(/\bambiguit(?:y|ies) (A\d+(?:(?:, | and |, and )A\d+)*)/gi))
    for (const [name] of names.matchAll(/A\d+/g))
      if (!ambiguities.has(name)) problems.push(`no ambiguity ${name} in docs/contributing/requirements.md`);
  for (const [, document, numbers, part] of words.matchAll(
    /\b(storefront|widgets) (§\d+(?:(?:, | and |, and )§\d+)*)(?: "([^"]+)")?/gi,
  )) {
    const cited = [...numbers.matchAll(/§\d+/g)].map(([number]) => `${document.toLowerCase()} ${number}`);
    for (const section of cited) if (!sections.has(section)) problems.push(`no section ${section}`);
    const parts = sections.get(cited.at(-1)) ?? [];
    if (part && parts.length > 0 && !parts.some((name) => name.startsWith(part)))
      problems.push(`no part "${part}" in ${cited.at(-1)}`);
  }
  return [...new Set(problems)];
}

const SOURCE = /\.(ts|tsx|mjs|js|css|html|md)$/;
// The page itself explains citations by examples; the tests of this check make wrong ones on purpose.
const EXCLUDED = /^docs\/contributing\/requirements\.md$|^tools\/checks\/requirements\.node-test\.mjs$/;
const citing = (files) => files.filter((file) => SOURCE.test(file) && !EXCLUDED.test(file));
const ledgerOf = (read) =>
  readLedger(read('docs/contributing/requirements.tsv'), read('docs/contributing/requirements.md'));

/** What these files cite and the ledger does not have, each with its file. */
export function findWrongCitations(files, read) {
  const ledger = ledgerOf(read);
  return citing(files).flatMap((file) => problemsIn(read(file), ledger).map((problem) => `${file}: ${problem}`));
}

function listOpenRows(files, read) {
  const { rows } = ledgerOf(read);
  const proven = new Set(citing(files).flatMap((file) => idsIn(read(file))));
  const open = [...rows].filter(([id]) => !proven.has(id));
  for (const [id, requirement] of open) console.log(`${id}  ${requirement}`);
  console.log(`${open.length} of ${rows.size} rows are named by no test`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = projectFiles();
  const read = fileReader();
  if (process.argv.includes('--open')) listOpenRows(files, read);
  for (const problem of findWrongCitations(files, read)) {
    console.error(problem);
    process.exitCode = 1;
  }
}
