import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { DIALECTS } from '../examples/scripts/dialects/index.mjs';
import { templatesOf } from '../examples/scripts/write-templates.mjs';
import { templateFiles } from './wordpress/catalogues.js';
import { THEME_JSON } from './wordpress/theme-json.js';
import { EDITOR_BLOCKS } from './wordpress/translatable-texts.js';

const GOLDEN = 'examples/scripts/golden';
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

describe('what npm run generate writes', () => {
  it('shows a reviewer what a change does to a template: three partials of Liquid, as they are', () => {
    const written = templatesOf(DIALECTS.find(({ folder }) => folder === 'liquid')!);
    const names = readdirSync(GOLDEN);
    assert.equal(names.length, 3);
    for (const name of names)
      assert.equal(
        written[`partials/${name}`],
        readFileSync(`${GOLDEN}/${name}`, 'utf8'),
        `if this is meant: npm run generate && cp examples/liquid/partials/${name} ${GOLDEN}/`,
      );
  });

  it('is there, and not in git', () => {
    const files = [
      ...DIALECTS.flatMap((dialect) =>
        Object.keys(templatesOf(dialect)).map((file) => `examples/${dialect.folder}/${file}`),
      ),
      ...Object.keys(templateFiles()),
      'integrations/wordpress/sq-blocks/includes/tags.php',
      EDITOR_BLOCKS,
      THEME_JSON,
      ...['docs/generated/page-context.md', 'docs/generated/tokens.md', 'demo/themes/tokens.html'],
      ...['demo/photos/boats-750.avif', 'demo/photos/jetty-1000.jpg', 'demo/photos/shop/tide-bowl-500.jpg'],
    ];
    for (const file of files) assert.ok(readFileSync(file, 'utf8').length > 0, file);
    assert.deepEqual(git('check-ignore', ...files).sort(), files.sort());
    assert.deepEqual(git('ls-files', '--cached', '--ignored', '--exclude-standard'), []);
  });
});
