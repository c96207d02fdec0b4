// Holds the documents that name a test in each line against the tests. docs/contributing/field-reports.tsv: what people have reported in
// public about products of others, and the test that shows that it is not true of us. docs/threats.md: each
// threat has a promise and a test.
const REPORTS = 'docs/contributing/field-reports.tsv';
const THREATS = 'docs/threats.md';
const HEAD = 'kind\treport\tlink\tfile\ttest';
/** An issue or a pull request on GitHub, as GitHub writes it: https://github.com/owner/name/issues/7. */
const LINK = /^[\w.-]+\/[\w.-]+#\d+$/;
const TEST = /^`([\w./-]+)` "(.+)"$/;

const problemsOfTest = (where, file, title, read) =>
  read(file)?.includes(title) ? [] : [`${where}: ${file} has no test "${title}"`];

/**
 * @param {string} table the text of docs/contributing/field-reports.tsv
 * @param {(file: string) => string | undefined} read the text of a file; nothing where there is none
 * @returns {string[]} a line for each problem
 */
export function problemsOfReports(table, read) {
  const [head, ...rows] = table.trimEnd().split('\n');
  if (head !== HEAD) return [`${REPORTS}:1: the columns are ${HEAD.split('\t').join(', ')}`];
  return rows.flatMap((row, at) => {
    const where = `${REPORTS}:${at + 2}`;
    const cells = row.split('\t');
    const [, , link, file, title] = cells;
    if (cells.length !== 5 || cells.includes('')) return [`${where}: a report has five cells, and none is empty`];
    if (!LINK.test(link)) return [`${where}: "${link}" is no link such as owner/name#7`];
    return problemsOfTest(where, file, title, read);
  });
}

/** The rows of the tables of a page, as their cells, with the place of each. */
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

/** The same of the page of threats: what somebody tries, the promise, the test. */
export const problemsOfThreats = (page, read) =>
  rowsOf(THREATS, page).flatMap(({ where, cells }) => {
    if (cells.length !== 3) return [`${where}: a threat has three cells`];
    const [, file, title] = TEST.exec(cells[2]) ?? [];
    return file ? problemsOfTest(where, file, title, read) : [`${where}: no test, as \`file\` "words of its title"`];
  });

/** The problems of the project's own documents. */
export function findUnprovenReports(files, read) {
  const readKnown = (file) => (files.includes(file) ? read(file) : undefined);
  return [...problemsOfReports(read(REPORTS), readKnown), ...problemsOfThreats(read(THREATS), readKnown)];
}
