import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { pruneTypes } from './prune-types.mjs';

describe('declaration files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sq-blocks-types-'));
  after(() => rmSync(folder, { recursive: true }));

  it('are kept where a public entry leads to them, and no others', () => {
    const files = {
      'index.d.ts': `import './a/globals.js';\nexport type { B } from "./b.js";`,
      'a/globals.d.ts': `type C = import('../c/c.js').C;\nimport type { blocks } from 'react';`,
      'b.d.ts': `export type B = 1;`,
      'c/c.d.ts': `import { A } from '../a/globals.js';`,
      'c/unused.d.ts': `import { B } from '../b.js';`,
      'd/deep/unused.d.ts': 'export {};',
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    assert.equal(pruneTypes(folder, ['index.d.ts']), 4);
    const left = readdirSync(folder, { recursive: true }).map((file) => file.replaceAll('\\', '/'));
    assert.deepEqual(left.sort(), ['a', 'a/globals.d.ts', 'b.d.ts', 'c', 'c/c.d.ts', 'index.d.ts']);
  });
});
