import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { transformSync } from 'esbuild';
import { transform } from 'lightningcss';
import { blocks } from '../../elements/blocks.js';
import { samplePages, samplesOf } from './samples.mjs';

const declarations = Object.values(blocks);
const SOURCES = /\.(tsx?|css|json|php|mjs)$/;
const sources = ['elements', 'shared', 'react-impl', 'integrations/wordpress', 'tools/tokens']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => path.join(folder, name)))
  .filter((name) => SOURCES.test(name) && !/node_modules|[.-]test\./.test(name))
  .map((name) => readFileSync(name, 'utf8'))
  .join('\n');
/** `elements/tokens.json` has the names of tokens in levels; the page of tokens is written from it. */
const tokens = readFileSync('docs/generated/tokens.md', 'utf8');
const parts = new Set(declarations.flatMap((each) => Object.keys(each.parts)));
const methods = new Set(declarations.flatMap((each) => Object.keys(each.methods)));

/** Names of what readers may do wrong, of blocks that they write, and of the policy for names itself. */
const INVENTED = [
  ...['sq-galery', 'sq-copy-text', 'sq-copy', '--sq-new', '--sq-old'],
  ...['sq-gallery-reached-beginning', 'sq-gallery-reached-end'],
];

const isWord = (name) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(sources);
/** A field of an event is put together from the name of the attribute. */
const isHook = (name) =>
  isWord(name) || /^data-sq-track-(?:indirect-)?object-|^data-sq-track-(?:event|product)-/.test(name);

/** Names of the kit in a text that the kit does not have. */
function unknownIn(text) {
  const named = (pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);
  const found = [
    ...named(/(?<![\w./$-])sq-[a-z][a-z-]*[a-z](?![\w/.*…-])/g).filter((name) => !isWord(name)),
    ...named(/data-sq-[a-z][a-z-]*[a-z](?![\w*…-])/g).filter((name) => !isHook(name)),
    ...named(/--sq-[a-z][a-z0-9-]*[a-z0-9](?![\w*…-])/g).filter((name) => !isWord(name) && !tokens.includes(name)),
    ...named(/::part\(([\w-]+)\)/g).filter((name) => !parts.has(name)),
    ...named(/`(?:gallery|lightbox|cart|map|form|video|popup|dialog|marquee)\.(\w+)\(/g).filter(
      (name) => !methods.has(name),
    ),
    ...named(/\bsq_blocks_[a-z_]*[a-z]\b/g).filter((name) => !isWord(name)),
  ];
  return [...new Set(found)].filter((name) => !INVENTED.includes(name));
}

const NOTES = 'site/blocks';
const files = [...samplePages(), ...readdirSync(NOTES).map((name) => `${NOTES}/${name}`)];

describe('what the documentation names', () => {
  it('is there: tags, events, attributes, custom properties, parts, methods, filters of WordPress', () => {
    const problems = files.flatMap((file) =>
      unknownIn(readFileSync(file, 'utf8')).map((name) => `${file}: there is no ${name}`),
    );
    assert.deepEqual(problems, []);
  });

  it('would be noticed if it were not', () => {
    const wrong = [
      ...['<sq-carousel>', '`sq-slide-changed`', '`data-sq-animation`', '`--sq-colour-accent`', '`gallery.spin()`'],
      ...['sq-gallery::part(next)', '`sq_blocks_loads`'],
    ];
    assert.deepEqual(
      wrong.flatMap((text) => unknownIn(text)),
      ['sq-carousel', 'sq-slide-changed', 'data-sq-animation', '--sq-colour-accent', 'spin', 'next', 'sq_blocks_loads'],
    );
    assert.deepEqual(unknownIn('<sq-gallery> `sq-slide-change` `data-sq-consent` `--sq-…` `sq-….js`'), []);
  });

  it('is code that can be read: scripts, styles and JSON of the samples', () => {
    const problems = [];
    const check = (language, read) => {
      const samples = samplesOf(language).filter(({ code }) => !code.includes('…'));
      assert.ok(samples.length > 0, language);
      for (const { file, line, code } of samples)
        try {
          read(code);
        } catch (error) {
          problems.push(`${file}:${line} ${error.message}`);
        }
    };
    for (const loader of ['js', 'ts', 'tsx']) check(loader, (code) => transformSync(code, { loader }));
    check('css', (code) => transform({ filename: 'sample.css', code: Buffer.from(code) }));
    check('json', (code) => JSON.parse(code));
    assert.deepEqual(problems, []);
  });
});
