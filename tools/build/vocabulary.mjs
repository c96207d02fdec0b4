import { build } from 'esbuild';

const SOURCE = `
  import { blocks } from './elements/blocks.js';
  import { vocabularyOf } from './elements/checks/vocabulary.js';
  export default vocabularyOf(Object.values(blocks));
`;

/** The words of all blocks, as elements/checks/vocabulary.ts makes them of the declarations. */
async function readVocabulary() {
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
  });
  const { default: vocabulary } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  );
  return vocabulary;
}

/**
 * `sq-blocks:vocabulary`: data in place of the declarations. A file that imported these would make Rollup take them out of
 * the blocks' own files, and every page would load one file more.
 */
export function vocabularyModule() {
  const ID = 'sq-blocks:vocabulary';
  return {
    name: 'vocabulary',
    resolveId: (source) => (source === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(await readVocabulary()))});`;
    },
  };
}
