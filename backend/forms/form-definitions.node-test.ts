import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createApp } from '../app.js';
import { demoCaptcha } from './demo-captcha.js';
import { createMemoryStorage } from '../storage/memory-storage.js';
import { demoForms } from './form-definitions.js';

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
