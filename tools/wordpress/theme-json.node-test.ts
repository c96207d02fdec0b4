import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { themeJson } from './theme-json.js';

describe('the settings of the WordPress theme', () => {
  it('have the colours of the tokens, light and dark, and load no font', async () => {
    const written = await themeJson();
    const { version, settings } = JSON.parse(written) as {
      version: number;
      settings: { color: { palette: { slug: string; color: string }[] } };
    };
    assert.equal(version, 2);
    const colors = Object.fromEntries(settings.color.palette.map(({ slug, color }) => [slug, color]));
    assert.equal(colors['base'], 'light-dark(#ffffff, #1b1a19)');
    assert.equal(colors['primary'], 'light-dark(#1d4ed8, #9db8ff)');
    assert.doesNotMatch(written, /fontFace|https?:(?!\/\/schemas\.wp\.org)|undefined|NaN/);
  });
});
