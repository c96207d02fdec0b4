import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import { transform } from 'esbuild';
import { rollup } from 'rollup';

const SOURCES = path.join(import.meta.dirname, 'sources');
const BUILT = path.join(import.meta.dirname, '../.cache/built');

const jsx = {
  name: 'jsx',
  transform: (code, id) =>
    id.endsWith('.jsx') ? transform(code, { loader: 'jsx', jsx: 'automatic', sourcemap: true }) : null,
};

/** Sheets that an entry imports, minified, in one file beside its script: as a site would link them. */
function sheets(name) {
  const found = [];
  return {
    name: 'sheets',
    async transform(code, id) {
      if (!id.endsWith('.css')) return null;
      found.push((await transform(code, { loader: 'css', minify: true })).code);
      return { code: '', map: null, moduleSideEffects: true };
    },
    writeBundle() {
      if (found.length > 0) writeFileSync(path.join(BUILT, `${name}.css`), found.join(''));
    },
  };
}

/**
 * Every contender of `sources/`, by the kit's own tools (rollup, terser, production mode) and settings, only what its
 * file imports: what a careful site would ship of it.
 */
export async function buildContenders() {
  mkdirSync(BUILT, { recursive: true });
  const entries = readdirSync(SOURCES).filter((file) => /\.(js|jsx)$/.test(file));
  for (const file of entries) {
    const name = path.parse(file).name;
    const bundle = await rollup({
      input: path.join(SOURCES, file),
      plugins: [
        sheets(name),
        jsx,
        replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
        resolve({ browser: true, exportConditions: ['production'], extensions: ['.mjs', '.js', '.jsx'] }),
        commonjs(),
      ],
      onLog(level, log, handle) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE' && log.code !== 'CIRCULAR_DEPENDENCY') handle(level, log);
      },
    });
    await bundle.write({
      dir: BUILT,
      format: 'es',
      generatedCode: 'es2015',
      entryFileNames: '[name].js',
      chunkFileNames: `${name}-[name]-[hash].js`,
      plugins: [terser({ ecma: 2022, module: true, compress: { passes: 2 }, format: { comments: false } })],
    });
    await bundle.close();
  }
}
