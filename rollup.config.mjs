import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { blockFiles } from '@sq-blocks/tools/build/block-files';
import { closedEntries } from '@sq-blocks/tools/build/closed-entries';
import { chunkFileNames } from '@sq-blocks/tools/build/chunk-names';
import { dropDocumentation } from '@sq-blocks/tools/build/drop-documentation';
import { cssSheets, emitPageSheet, mapLibraryBase, mapWorker, mapWorkerText } from '@sq-blocks/tools/build/plugins';
import { manualChunks } from '@sq-blocks/tools/build/shared-chunks';
import {
  AGAIN,
  closedPageEntries,
  LOADER,
  ONE_FILE,
  packageEntries,
  pageEntries,
  publicEntries,
} from '@sq-blocks/tools/build/entries';
import { shortNames } from '@sq-blocks/tools/build/short-names';
import { trimR2wc } from '@sq-blocks/tools/build/trim-r2wc';
import { vocabularyModule } from '@sq-blocks/tools/build/vocabulary';
import { byAddress, byImports, languages } from '@sq-blocks/tools/build/languages';
import { BASE_ADDRESS, BASE_INTRO, classicScript, filesBeside } from '@sq-blocks/tools/build/one-file';
import { LITE } from '@sq-blocks/tools/lite';
import { writeGenerated } from '@sq-blocks/tools/registry';

writeGenerated();

/** The folder that is built into: `npm run build` fills another one, and puts it in the place of `dist` when it is complete. */
const OUT = process.env.SQ_OUT ?? 'dist';
/** Files beside the scripts that no script names: browsers do not ask for them, and the package does not contain them. */
const SOURCE_MAPS = 'hidden';

/**
 * Asks V8 to compile all functions of a file while it arrives, beside the main thread, and not one by one when each is
 * called (https://v8.dev/blog/explicit-compile-hints). For other engines it is a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';
const MINIFY = {
  ecma: 2022,
  module: true,
  compress: { passes: 2 },
  format: { comments: /allFunctionsCalledOnLoad/ },
};
const minify = terser(MINIFY);
/** The names of its three kinds of imports stay within the loader, which is one file. */
const minifyLoader = terser({
  ...MINIFY,
  mangle: { properties: { regex: /^import(Block|Parts|Services)$/ } },
});

/**
 * The files for plain pages run in browsers only. What guards the package's entries is left out of them: without a DOM, and
 * in jsdom and happy-dom, which have no states of custom elements, nothing is defined.
 */
const browserOnly = () =>
  replace({
    include: ['elements/**', 'react-impl/**', 'shared/**'],
    preventAssignment: true,
    values: { 'typeof CustomStateSet': '"function"' },
  });

function plugins({
  lite,
  declarations,
  dir,
  pageSheet,
  mapWorkerFile = './map-engine-worker.js',
  servers = false,
  sourceMap = true,
  languageImports = byImports(),
}) {
  return [
    ...(servers ? [] : [browserOnly()]),
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
        SQ_BUNDLED: JSON.stringify(servers && pageSheet === '""'),
        SQ_MAP_WORKER: JSON.stringify(mapWorkerFile),
      },
    }),
    cssSheets(),
    vocabularyModule(),
    languages(languageImports),
    mapWorkerText(),
    resolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
    commonjs(),
    typescript({
      tsconfig: './tsconfig.json',
      compilerOptions: declarations
        ? { declaration: true, declarationDir: `${dir}/types`, outDir: dir }
        : // The types are checked once, by the build that writes the declarations.
          {
            declaration: false,
            noCheck: true,
            outDir: dir,
            ...(!sourceMap && { sourceMap: false, inlineSources: false }),
          },
    }),
    dropDocumentation(),
    trimR2wc(),
  ];
}

/** What the one-file bundle does not contain, and the files that have it. */
const BESIDE = [
  ['/engines/maplibre.js', './map-engine.js'],
  ['/checks/debug.js', './debug.js'],
];

function flavour(dir, lite) {
  const lists = blockFiles();
  return [
    {
      input: pageEntries(),
      // Files for a site's own scripts, such as form-html.js, export what they document and nothing else.
      preserveEntrySignatures: 'exports-only',
      // The sheet is beside the loader, one folder above the modules in elements/ and chunks/.
      plugins: [
        ...plugins({
          lite,
          declarations: !lite,
          dir,
          pageSheet: '"SQ_SHEET_PATH"',
          languageImports: byAddress('import.meta.url'),
        }),
        closedEntries(closedPageEntries),
        emitPageSheet(),
        mapWorker(),
      ],
      output: {
        dir,
        format: 'es',
        sourcemap: SOURCE_MAPS,
        generatedCode: 'es2015',
        entryFileNames: '[name].js',
        chunkFileNames,
        manualChunks: manualChunks({ lite }),
        // In bytes. Rollup adds a smaller file to one that is loaded with it: a request costs more than these bytes.
        experimentalMinChunkSize: 400,
        banner: ({ name }) => (name === 'map-engine' ? '' : COMPILE_HINT),
        // Last, the list of files: it has the names that they keep.
        plugins: [minify, shortNames(), lists.collect()],
      },
    },
    {
      // Files that import nothing: what they share with the blocks is a few lines.
      input: { 'sq-blocks': LOADER, again: AGAIN },
      plugins: plugins({ lite, declarations: false, dir, pageSheet: '"./sq-blocks.css"' }),
      output: {
        dir,
        entryFileNames: '[name].js',
        format: 'es',
        sourcemap: SOURCE_MAPS,
        generatedCode: 'es2015',
        banner: COMPILE_HINT,
        plugins: [minifyLoader, lists.fillIn()],
      },
    },
    {
      input: ONE_FILE,
      external: (id) => BESIDE.some(([source]) => id.endsWith(source)),
      plugins: plugins({
        lite,
        declarations: false,
        dir,
        pageSheet: 'undefined',
        languageImports: byAddress(BASE_ADDRESS),
      }),
      output: {
        file: `${dir}/sq-blocks.all.js`,
        format: 'es',
        sourcemap: SOURCE_MAPS,
        generatedCode: 'es2015',
        inlineDynamicImports: true,
        intro: BASE_INTRO,
        paths: (id) => BESIDE.find(([source]) => id.endsWith(source))?.[1] ?? id,
        plugins: [filesBeside(BESIDE.map(([, file]) => file)), minify, classicScript('sq-blocks.classic.js')],
      },
    },
  ];
}

/**
 * The package's entries, for projects with a bundler (docs/decisions/0010-packaging.md): imports that every bundler
 * follows, no addresses of other files, readable code without source maps, and, except in the lite flavour, the
 * project's own React.
 */
const packageFiles = (dir, lite) => ({
  input: packageEntries({ lite }),
  ...(!lite && { external: (id) => /^react(-dom)?(\/|$)/.test(id) }),
  plugins: [
    ...plugins({ lite, declarations: false, dir, pageSheet: '""', mapWorkerFile: '', servers: true, sourceMap: false }),
    mapLibraryBase(),
  ],
  output: {
    dir,
    format: 'es',
    generatedCode: 'es2015',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
  },
});

/**
 * Code for a site's own scripts, one entry per file of elements/public/. They are built by themselves: a module that
 * they share with blocks would otherwise become one more file for those to load. State is shared all the same, on the page.
 */
const publicFiles = {
  input: publicEntries(),
  plugins: plugins({
    lite: false,
    declarations: false,
    dir: `${OUT}/public`,
    pageSheet: '"../sq-blocks.css"',
    servers: true,
  }),
  output: {
    dir: `${OUT}/public`,
    format: 'es',
    sourcemap: SOURCE_MAPS,
    generatedCode: 'es2015',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash:6].js',
    // These files are small: what two of them share is sent twice rather than asked for. In bytes.
    experimentalMinChunkSize: 2000,
    plugins: [minify],
  },
};

export default [
  ...flavour(OUT, false),
  ...flavour(`${OUT}/lite`, true),
  publicFiles,
  packageFiles(`${OUT}/npm`, false),
  packageFiles(`${OUT}/npm/lite`, true),
];
