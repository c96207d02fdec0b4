// Holds docs/field-reports.md against the tests: each report names a test that is there, or says why it cannot be true of us.
const FILE = 'docs/field-reports.md';
const TEST = /^`([\w./-]+)` "(.+)"$/;
const REASON = /^No: .{10,}/;

/**
 * @param {string} page the text of the document
 * @param {(file: string) => string | undefined} read the text of a file; nothing where there is none
 * @returns {string[]} a line for each problem
 */
export function problemsOfReports(page, read) {
  return page.split('\n').flatMap((line, at) => {
    if (!line.startsWith('|') || /^\|[\s:-]+\|/.test(line) || line.startsWith('| What')) return [];
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
    const where = `${FILE}:${at + 1}`;
    if (cells.length !== 5) return [`${where}: a report has three cells`];
    const [, , product, answer] = cells;
    if (!/\]\(https:\/\/\S+\)/.test(product)) return [`${where}: a report names its product with a link`];
    if (REASON.test(answer)) return [];
    const [, file, title] = TEST.exec(answer) ?? [];
    if (!file) return [`${where}: no test, as \`file\` "words of its title", and no reason, as No: …`];
    return read(file)?.includes(title) ? [] : [`${where}: ${file} has no test "${title}"`];
  });
}

/** The problems of the project's own document. */
export const findUnprovenReports = (files, read) =>
  problemsOfReports(read(FILE), (file) => (files.includes(file) ? read(file) : undefined));
