import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { demoForms } from '@sq-blocks/backend';

const DEMO = fileURLToPath(new URL('.', import.meta.url));
const FORM = /(?:\bform-id=["']|\/api\/form\/submit\/)([\w-]+)/g;

const pages = readdirSync(DEMO, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));

describe('the demo’s pages', () => {
  it('contain only forms that the backend accepts', () => {
    const known = new Set(demoForms.map(({ id }) => id));
    const found = pages.flatMap((page) =>
      [...readFileSync(path.join(DEMO, page), 'utf8').matchAll(FORM)].map(([, id = '']) => ({ page, id })),
    );
    assert.ok(found.length > 0);
    assert.deepEqual(
      found.filter(({ id }) => !known.has(id)),
      [],
      'add the form to backend/forms/form-definitions.ts',
    );
  });
});
