// Holds the documents that name a test in each line against the tests. docs/field-reports.md: each report names a test that is
// there, or says why it cannot be true of us. docs/site/guides/threats.md: each threat has a promise and a test.
const REPORTS = 'docs/field-reports.md';
const THREATS = 'docs/site/guides/threats.md';
const TEST = /^`([\w./-]+)` "(.+)"$/;
const REASON = /^No: .{10,}/;

/** The rows of the tables of a document, as their cells, with the place of each. */
const rowsOf = (file, page) =>
  page.split('\n').flatMap((line, at) =>
    !line.startsWith('|') || /^\|[\s:-]+\|/.test(line) || line.startsWith('| What')
      ? []
      : [
          {
            where: `${file}:${at + 1}`,
            cells: line
              .split(/(?<!\\)\|/)
              .slice(1, -1)
              .map((cell) => cell.trim().replaceAll('\\|', '|')),
          },
        ],
  );

function problemOfTest(where, answer, read) {
  const [, file, title] = TEST.exec(answer) ?? [];
  if (!file) return [`${where}: no test, as \`file\` "words of its title", and no reason, as No: …`];
  return read(file)?.includes(title) ? [] : [`${where}: ${file} has no test "${title}"`];
}

/**
 * @param {string} page the text of the document
 * @param {(file: string) => string | undefined} read the text of a file; nothing where there is none
 * @returns {string[]} a line for each problem
 */
export const problemsOfReports = (page, read) =>
  rowsOf(REPORTS, page).flatMap(({ where, cells }) => {
    if (cells.length !== 3) return [`${where}: a report has three cells`];
    const [, product, answer] = cells;
    if (!/\]\(https:\/\/\S+\)/.test(product)) return [`${where}: a report names its product with a link`];
    return REASON.test(answer) ? [] : problemOfTest(where, answer, read);
  });

/** The same of the page of threats: what somebody tries, the promise, the test. No reason stands in for a test. */
export const problemsOfThreats = (page, read) =>
  rowsOf(THREATS, page).flatMap(({ where, cells }) =>
    cells.length === 3 ? problemOfTest(where, cells[2], read) : [`${where}: a threat has three cells`],
  );

/** The problems of the project's own documents. */
export function findUnprovenReports(files, read) {
  const readKnown = (file) => (files.includes(file) ? read(file) : undefined);
  return [...problemsOfReports(read(REPORTS), readKnown), ...problemsOfThreats(read(THREATS), readKnown)];
}
