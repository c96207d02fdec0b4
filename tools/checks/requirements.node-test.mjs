import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readFileSync } from 'node:fs';
import { idsIn, problemsIn, readLedger } from './requirements.mjs';

const ledger = readLedger(
  'id\tarea\twhere\trequirement\nGAL-001\tGAL\tsq-gallery\tHas slides.\nGAL-002\tGAL\tsq-gallery\tHas a design.\n',
  '- **storefront §8** The error catalogue: Data wrapper; Forms.\n- **storefront §5** Validation rules.\n\n### A90\n',
);
const problems = (text) => problemsIn(text, ledger);

describe('citations of the requirements', () => {
  it('accepts what the ledger has', () => {
    assert.deepEqual(
      problems(`it('has slides [GAL-001, GAL-002]'); it('and [GAL-002]'); // (Storefront §8 "Forms", A1)`),
      [],
    );
    assert.deepEqual(problems('/** (storefront §5 and §8, ambiguity A90) */'), []);
  });

  it('reports an id without a row', () => {
    assert.deepEqual(problems(`it('x [GAL-001, GAL-003]')`), ['no row GAL-003 in docs/contributing/requirements.tsv']);
    assert.deepEqual(problems(`it('x [GAL-1]')`), ['no row GAL-1 in docs/contributing/requirements.tsv']);
  });

  it('reports an ambiguity that is not settled', () => {
    assert.deepEqual(problems('// Ambiguities A90 and A91'), ['no ambiguity A91 in docs/contributing/requirements.md']);
  });

  it('reports a section, or the part of one, that does not exist', () => {
    assert.deepEqual(problems('// widgets §5'), ['no section widgets §5']);
    assert.deepEqual(problems('// storefront §5, §12'), ['no section storefront §12']);
    assert.deepEqual(problems('// storefront §8 "Gallery"'), ['no part "Gallery" in storefront §8']);
  });

  it('reads a citation that runs over the end of a line', () => {
    assert.deepEqual(problems('/**\n * As in storefront\n * §9.\n */'), ['no section storefront §9']);
    assert.deepEqual(problems('// (ambiguity\n// A12)'), ['no ambiguity A12 in docs/contributing/requirements.md']);
  });

  it('finds ids in test titles only where they are in brackets', () => {
    assert.deepEqual(idsIn(`it('x [GAL-001]'); // see GAL-002`), ['GAL-001']);
  });
});

describe('docs/contributing/requirements', () => {
  const real = readLedger(
    readFileSync('docs/contributing/requirements.tsv', 'utf8'),
    readFileSync('docs/contributing/requirements.md', 'utf8'),
  );
  it('names in its ambiguities and rows only rows and sections that exist', () => {
    const page = readFileSync('docs/contributing/requirements.md', 'utf8');
    const missing = [...page.matchAll(/\b([A-Z]{3}-\d{3})\b/g)].map(([, id]) => id).filter((id) => !real.rows.has(id));
    assert.deepEqual(missing, []);
    assert.deepEqual(problemsIn(readFileSync('docs/contributing/requirements.tsv', 'utf8'), real), []);
  });
});
