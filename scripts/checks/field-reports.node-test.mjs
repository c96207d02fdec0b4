import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemsOfReports, problemsOfThreats } from './field-reports.mjs';

const HEAD = '# Reports\n\n| What people complain about | Product | Our test |\n| --- | :-- | --- |\n';
const LINK = '[Peer 7](https://peer.example/7)';
const problems = (...rows) =>
  problemsOfReports(HEAD + rows.map((row) => `| ${row.join(' | ')} |\n`).join(''), (file) =>
    file === 'a.test.ts' ? "it('counts once', () => {});" : undefined,
  );

describe('reports from the field', () => {
  it('are proven by a test that is there, or say why they cannot be true', () => {
    assert.deepEqual(
      problems(['Twice', LINK, '`a.test.ts` "counts once"'], ['A \\| B', LINK, 'No: nothing is counted on a server']),
      [],
    );
  });
  it('are named where the test is not there', () => {
    assert.deepEqual(
      problems(['Twice', LINK, '`a.test.ts` "counts twice"'], ['Twice', LINK, '`b.test.ts` "counts once"']),
      [
        'docs/field-reports.md:5: a.test.ts has no test "counts twice"',
        'docs/field-reports.md:6: b.test.ts has no test "counts once"',
      ],
    );
  });
  it('are named without a link, without an answer, and with another number of cells', () => {
    assert.deepEqual(
      problems(['Twice', 'Peer', '`a.test.ts` "counts once"'], ['Twice', LINK, 'No: '], ['Twice', LINK]),
      [
        'docs/field-reports.md:5: a report names its product with a link',
        'docs/field-reports.md:6: no test, as `file` "words of its title", and no reason, as No: …',
        'docs/field-reports.md:7: a report has three cells',
      ],
    );
  });
});

describe('threats', () => {
  it('have a promise and a test that is there: no reason stands for it', () => {
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
        'docs/site/guides/threats.md:4: a.test.ts has no test "counts twice"',
        'docs/site/guides/threats.md:5: no test, as `file` "words of its title", and no reason, as No: …',
        'docs/site/guides/threats.md:6: a threat has three cells',
      ],
    );
  });
});
