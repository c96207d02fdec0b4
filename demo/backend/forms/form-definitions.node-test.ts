import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createApp } from '../app.js';
import { demoCaptcha } from './demo-captcha.js';
import { createMemoryStorage } from '../storage/memory-storage.js';
import { demoForms } from './form-definitions.js';

const DEMO = fileURLToPath(new URL('../..', import.meta.url));
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
      'add the form to demo/backend/forms/form-definitions.ts',
    );
  });
});

describe('the demo’s captcha', () => {
  it('accepts tokens that start with "demo-", for one form', async () => {
    const [form = ''] = demoCaptcha.captchaForms;
    assert.ok(demoForms.some(({ id }) => id === form));
    assert.equal(await demoCaptcha.verifyCaptcha('demo-1', form), true);
    assert.equal(await demoCaptcha.verifyCaptcha('a-demo-1', form), false);
  });
  it('cannot be required without a function that verifies it', () =>
    assert.throws(() => createApp({ storage: createMemoryStorage(), captchaForms: ['contact'] }), /verifyCaptcha/));
});
