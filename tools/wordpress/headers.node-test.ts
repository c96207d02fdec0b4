import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const headersOf = (file: string) =>
  Object.fromEntries(
    [
      ...readFileSync(`integrations/wordpress/${file}`, 'utf8').matchAll(
        /^[ *]*([A-Z][A-Za-z ]+?|Requires PHP): +(.+)$/gm,
      ),
    ].map(([, name, value]) => [name!, value!.trim()]),
  );

describe('the headers of the WordPress plugin and theme', () => {
  const plugin = headersOf('sq-blocks/sq-blocks.php');
  const readme = headersOf('sq-blocks/readme.txt');
  const theme = headersOf('theme/style.css');

  it('say the same of versions and the licence', () => {
    for (const name of ['Requires at least', 'Requires PHP', 'License', 'License URI'])
      assert.deepEqual([readme[name], theme[name]], [plugin[name], plugin[name]], name);
    assert.match(plugin['Requires at least']!, /^\d+\.\d+$/);
    assert.equal(readme['Tested up to'], theme['Tested up to']);
    assert.match(readme['Tested up to']!, /^\d+\.\d+$/);
    assert.equal(readme['Stable tag'], plugin['Version']);
  });

  it("keep to the plugin directory's limits", () => {
    assert.ok(readme['Tags']!.split(',').length <= 5);
    const [, description = ''] = /^License URI: .*\n\n(.+)\n\n== Description/m.exec(
      readFileSync('integrations/wordpress/sq-blocks/readme.txt', 'utf8'),
    )!;
    assert.ok(description.length > 0 && description.length <= 150, description);
  });
});
