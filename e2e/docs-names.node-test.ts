import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { samplePages } from '@sq-blocks/site/samples';

interface Package {
  readonly scripts: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, unknown>>;
}
const { scripts, exports } = JSON.parse(readFileSync('package.json', 'utf8')) as Package;
const NOTES = 'site/blocks';
const texts = [...samplePages(), ...readdirSync(NOTES).map((name) => `${NOTES}/${name}`)].map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

/** `sq-blocks/elements/sq-form` is an entry of `./elements/*`. */
const hasEntry = (name: string) =>
  Object.keys(exports).some((entry) => {
    const [start, end] = entry.slice('./'.length).split('*');
    return end === undefined ? start === name : name.startsWith(start!) && name.endsWith(end);
  });

/** What these texts name and does not exist. */
function unknownIn(file: string, text: string) {
  const named = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);
  const files = [
    ...named(/\bdist\/((?:[\w.-]+\/)*[\w.-]+\.(?:css|json|js)\b)/g),
    ...named(/`((?:sq-blocks|elements\/|languages|services|again|debug)[\w.-]*\.(?:css|js))`/g),
  ];
  return [
    ...files.filter((name) => !existsSync(`dist/${name}`)).map((name) => `${file}: dist has no ${name}`),
    ...named(/\bnpm run (?:--silent )?([\w:-]+)/g)
      .filter((name) => !scripts[name])
      .map((name) => `${file}: there is no npm run ${name}`),
    ...named(/['"`]sq-blocks\/([\w./-]+)['"`]/g)
      .filter((name) => !hasEntry(name))
      .map((name) => `${file}: the package has no entry ${name}`),
  ];
}

describe('the names in the documentation', () => {
  it('are those of files that are built, commands that run, and entries of the package', () => {
    assert.deepEqual(
      texts.flatMap(({ file, text }) => unknownIn(file, text)),
      [],
    );
  });

  it('would be noticed if they were wrong', () => {
    const wrong =
      '`sq-block.js` `sq-blocks.esm.js` dist/lite/sq-blocks.min.js `npm run serve` `sq-blocks/element/sq-form` `sq-blocks/lite`';
    assert.deepEqual(unknownIn('x.md', wrong), [
      'x.md: dist has no lite/sq-blocks.min.js',
      'x.md: dist has no sq-blocks.esm.js',
      'x.md: there is no npm run serve',
      'x.md: the package has no entry element/sq-form',
    ]);
  });
});
