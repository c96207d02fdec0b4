import { readdirSync } from 'node:fs';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { chunkFileNames } from './scripts/build/chunk-names.mjs';
import { chunkLists, cssSheets, emitPageSheet, mapWorker } from './scripts/build/plugins.mjs';
import { dropDocumentation } from './scripts/build/drop-documentation.mjs';
import { trimR2wc } from './scripts/build/trim-r2wc.mjs';
import { LITE } from './scripts/lite/alias.mjs';

const MAP_ENGINE = 'react-impl/map/engines/maplibre.ts';
const tags = readdirSync('elements').filter((name) => name.startsWith('sq-'));

/**
 * Where shared modules go that Rollup would lay elsewhere. A page pays for every file that its blocks name: what one of
 * them does not need stands in no file that it does.
 */
const SHARED_CHUNKS = {
  react: /commonjsHelpers|node_modules\/(react|react-dom|scheduler|preact)\/|\/scripts\/lite\//,
  runtime: /node_modules\/@r2wc\/|\/elements\/define\/|\/shared\/declaration\/|\/react-impl\/(hooks|parts)\//,
  // What services need as well, and what is too small to be asked for by itself.
  base: /\/shared\/(platform\/(log|store|page\/(page-registry|read-page|unknown-values|no-motion)|i18n\/translate|timing\/debounce|requests\/failure|html\/safe-address)|media\/(images\/aspect-ratio|slides\/slide-elements))\.ts$/,
  cookies: /\/shared\/platform\/(storage\/(cookies|has-cookie)|page\/tab-channel|html\/trusted)\.ts$/,
  // All of a banner's start in one tick: browsers open six connections to an HTTP/1.1 server.
  consent:
    /\/shared\/(services\/consent\/(consent|is-answered|banner-settings|needs-reload|permissions|tracking-data)|platform\/storage\/local-storage)\.ts$/,
  // A form and a newsletter are one block in two tags.
  form: /\/react-impl\/form\/form\.(tsx|css)$|\/elements\/sq-form\/declaration\.ts$/,
};
const sharedChunk = (id) => Object.keys(SHARED_CHUNKS).find((name) => SHARED_CHUNKS[name].test(id));
/** React has a file of its own, which is fetched once and cached for long; Preact is smaller than what such a file costs. */
const liteChunk = (id) => sharedChunk(id)?.replace('react', 'runtime');

/**
 * Tells V8 that most functions of a file run as soon as it does: it compiles them while the file arrives, beside the main
 * thread, and not one by one when each is called (https://v8.dev/blog/explicit-compile-hints). Others read a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';
const minify = terser({
  ecma: 2022,
  module: true,
  compress: { passes: 2 },
  format: { comments: /allFunctionsCalledOnLoad/ },
});

function plugins({ lite, declarations, dir, pageSheet }) {
  return [
    ...(lite
      ? [
          alias({
            entries: Object.entries(LITE).map(([find, replacement]) => ({
              find: new RegExp(`^${find}$`),
              replacement,
            })),
          }),
        ]
      : []),
    replace({
      preventAssignment: true,
      values: {
        'process.env.NODE_ENV': JSON.stringify('production'),
        SQ_PAGE_SHEET: pageSheet,
        SQ_MAP_WORKER: '"./map-engine-worker.js"',
      },
    }),
    cssSheets(),
    resolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
    commonjs(),
    typescript({
      tsconfig: './tsconfig.json',
      compilerOptions: declarations
        ? { declaration: true, declarationDir: `${dir}/types`, outDir: dir }
        : { declaration: false, outDir: dir },
    }),
    dropDocumentation(),
    trimR2wc(),
  ];
}

function flavour(dir, lite) {
  const lists = chunkLists();
  return [
    {
      input: {
        ...Object.fromEntries(tags.map((tag) => [`elements/${tag}`, `elements/${tag}/index.ts`])),
        // By a name of its own: the one-file bundle leaves the map library out and finds it here when a map is seen.
        'map-engine': MAP_ENGINE,
        layouts: 'elements/layouts.ts',
        'form-html': 'elements/form-html.ts',
        services: 'elements/services.ts',
      },
      preserveEntrySignatures: 'allow-extension',
      // The sheet lies beside the loader; modules in elements/ and chunks/ find it one folder up.
      plugins: [
        ...plugins({ lite, declarations: !lite, dir, pageSheet: '"SQ_SHEET_PATH"' }),
        emitPageSheet(),
        mapWorker(),
      ],
      output: {
        dir,
        format: 'es',
        sourcemap: true,
        generatedCode: 'es2015',
        entryFileNames: '[name].js',
        chunkFileNames,
        manualChunks: lite ? liteChunk : sharedChunk,
        // A file of a few lines costs more to ask for, and to list in the loader, than to send twice. In bytes.
        experimentalMinChunkSize: 400,
        banner: ({ name }) => (name === 'map-engine' ? '' : COMPILE_HINT),
        plugins: [minify, lists.collect()],
      },
    },
    {
      // A file of its own that imports nothing: what it shares with the blocks is a few lines.
      input: 'elements/loader.ts',
      plugins: plugins({ lite, declarations: false, dir, pageSheet: '"./sq-blocks.css"' }),
      output: {
        file: `${dir}/sq-blocks.js`,
        format: 'es',
        sourcemap: true,
        generatedCode: 'es2015',
        banner: COMPILE_HINT,
        plugins: [minify, lists.fillIn()],
      },
    },
    {
      input: 'elements/all.ts',
      external: (id) => id.endsWith('/engines/maplibre.js'),
      plugins: plugins({ lite, declarations: false, dir, pageSheet: 'undefined' }),
      output: {
        file: `${dir}/sq-blocks.all.js`,
        format: 'es',
        sourcemap: true,
        generatedCode: 'es2015',
        inlineDynamicImports: true,
        paths: (id) => (id.endsWith('/engines/maplibre.js') ? './map-engine.js' : id),
        plugins: [minify],
      },
    },
  ];
}

export default [...flavour('dist', false), ...flavour('dist/lite', true)];
