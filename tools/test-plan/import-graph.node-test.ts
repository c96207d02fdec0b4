import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { UNKNOWN_IMPORT, importsOf, reachableFrom } from './import-graph.mjs';

describe('the imports of a file', () => {
  let folder: string;
  const at = (name: string) => path.posix.join(folder, name);
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sq-imports-'));
    const files = {
      'start.ts':
        "import { a } from './view.js';\nimport 'package';\nimport '@sq-blocks/site/notes';\nexport * from './rules.js';",
      'view.tsx': "import { useState } from 'react';\nimport sheet from './view.css' with { type: 'css' };",
      'rules.ts':
        "import type { A } from './types.js';\n// import './comment.js'\nconst load = () => import('./later.js');",
      'later.ts': 'const load = (name) => import(`./${name}.js`);',
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(at(name), text);
  });
  after(() => rmSync(folder, { recursive: true }));

  it('are sources, whatever their address ends with, and packages', () => {
    assert.deepEqual(
      [...importsOf(at('start.ts'))],
      [at('view.tsx'), 'package', 'site/build/notes.mjs', at('rules.ts')],
    );
    assert.deepEqual([...importsOf(at('view.tsx'))], ['react', at('view.css')]);
  });

  it('leave out types and comments', () => {
    assert.deepEqual([...importsOf(at('rules.ts'))], [at('later.ts')]);
  });

  it('name an import whose address is only known at run time', () => {
    assert.deepEqual([...importsOf(at('later.ts'))], [UNKNOWN_IMPORT]);
  });

  it('are followed, with the number of steps', () => {
    const steps = reachableFrom(at('start.ts'));
    assert.equal(steps.get(at('start.ts')), 0);
    assert.equal(steps.get('react'), 2);
    assert.equal(steps.get(UNKNOWN_IMPORT), 3);
  });
});
