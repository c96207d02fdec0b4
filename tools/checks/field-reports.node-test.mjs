import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemsOfReports, problemsOfThreats } from './field-reports.mjs';

const LINK = 'peer/gallery#7';
const TEST = ['a.test.ts', 'counts once'];
const problems = (...rows) =>
  problemsOfReports(
    ['kind\treport\tlink\tfile\ttest', ...rows.map((row) => row.join('\t'))].join('\n') + '\n',
    (file) => (file === 'a.test.ts' ? "it('counts once', () => {});" : undefined),
  );

describe('reports from the field', () => {
  it('are proven by a test that is there', () => {
    assert.deepEqual(problems(['visits', 'Twice', LINK, ...TEST]), []);
  });
  it('are named where the test is not there', () => {
    assert.deepEqual(
      problems(
        ['visits', 'Twice', LINK, 'a.test.ts', 'counts twice'],
        ['visits', 'Twice', LINK, 'b.test.ts', 'counts once'],
      ),
      [
        'docs/contributing/field-reports.tsv:2: a.test.ts has no test "counts twice"',
        'docs/contributing/field-reports.tsv:3: b.test.ts has no test "counts once"',
      ],
    );
  });
  it('are named without a link, without a kind or a test, and with another number of cells', () => {
    const cells = 'a report has five cells, and none is empty';
    assert.deepEqual(
      problems(
        ['visits', 'Twice', 'Peer', ...TEST],
        ['', 'Twice', LINK, ...TEST],
        ['visits', 'Twice', LINK, 'a.test.ts', ''],
        ['visits', 'Twice', LINK, ...TEST, 'more'],
      ),
      [
        'docs/contributing/field-reports.tsv:2: "Peer" is no link such as owner/name#7',
        `docs/contributing/field-reports.tsv:3: ${cells}`,
        `docs/contributing/field-reports.tsv:4: ${cells}`,
        `docs/contributing/field-reports.tsv:5: ${cells}`,
      ],
    );
  });
  it('are named where the columns are others', () => {
    assert.equal(problemsOfReports('kind\tlink\n', () => undefined).length, 1);
  });
});

describe('threats', () => {
  it('have a promise and a test that is there', () => {
    const page = [
      '| What somebody tries | The promise | The test |',
      '| --- | --- | --- |',
      '| One | Two | `a.test.ts` "counts once" |',
      '| One | Two | `a.test.ts` "counts twice" |',
      '| One | Two | No: nobody does such a thing |',
      '| One | `a.test.ts` "counts once" |',
    ].join('\n');
    assert.deepEqual(
      problemsOfThreats(page, () => "it('counts once', () => {});"),
      [
        'docs/threats.md:4: a.test.ts has no test "counts twice"',
        'docs/threats.md:5: no test, as `file` "words of its title"',
        'docs/threats.md:6: a threat has three cells',
      ],
    );
  });
});
