/**
 * One line a project of somebody else's: which folder of `fixtures/`, which entry of the kit it imports, how it is built
 * and how it is served. `{port}` stands for the port that the run has chosen.
 */
const vite = { folder: 'vite' };
const astro = { folder: 'astro' };
const next = { folder: 'next' };

export const FIXTURES = [
  { name: 'Vite', ...vite, build: 'vite build', files: 'dist' },
  { name: 'Vite, lite', ...vite, kit: 'sq-blocks/lite', build: 'vite build', files: 'dist' },
  { name: 'Vite, one file', ...vite, kit: 'sq-blocks/all', build: 'vite build', files: 'dist' },
  { name: 'Vite, dev server', ...vite, server: 'vite --host 127.0.0.1 --port {port} --strictPort' },
  {
    name: 'Vite, dev server, lite',
    ...vite,
    kit: 'sq-blocks/lite',
    server: 'vite --host 127.0.0.1 --port {port} --strictPort',
  },
  { name: 'webpack', folder: 'webpack', build: 'node build.cjs', files: 'dist' },
  { name: 'webpack, development', folder: 'webpack', build: 'node build.cjs development', files: 'dist' },
  {
    name: 'esbuild',
    folder: 'esbuild',
    build: 'esbuild main.js --bundle --splitting --minify --format=esm --outdir=dist',
    files: 'dist',
  },
  // Without React, which is CommonJS: that would be two plugins more.
  {
    name: 'Rollup, lite',
    folder: 'rollup',
    kit: 'sq-blocks/lite',
    build: 'rollup main.js --dir dist --plugin node-resolve',
    files: 'dist',
  },
  { name: 'Astro', ...astro, build: 'astro build', files: 'dist' },
  { name: 'Astro, dev server', ...astro, server: 'astro dev --host 127.0.0.1 --port {port}' },
  {
    name: 'Next',
    ...next,
    build: 'next build',
    server: 'next start --hostname 127.0.0.1 --port {port}',
    pages: ['/', '/dynamic'],
  },
];
