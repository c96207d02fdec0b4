/**
 * One line a project of somebody else's: which folder of `fixtures/`, which set of `tools/`, which entry of the kit it
 * imports, how it is built and how it is served. `{port}` stands for the port that the run has chosen. On `pages` every
 * block must be ready, also after following a link to `other` and going back; on `valuePages` the values that a framework
 * passes must have arrived. Slow ones run with `all` or by name. `tools: 'newest'` runs by the newest Node.
 */
const vite = { folder: 'vite' };
// Its router replaces the page's content, with view transitions.
const astro = { folder: 'astro', other: '/second/' };
const next = { folder: 'next' };

const NEXT = '--hostname 127.0.0.1 --port {port}';
const FRAMEWORKS = ['react', 'preact', 'vue', 'solid', 'lit'];

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
  { name: 'Astro 5', ...astro, build: 'astro build', files: 'dist' },
  { name: 'Astro 5, dev server', ...astro, server: 'astro dev --host 127.0.0.1 --port {port}' },
  {
    name: 'Next 15',
    ...next,
    build: 'next build',
    server: 'next start --hostname 127.0.0.1 --port {port}',
    pages: ['/', '/dynamic'],
    valuePages: ['/values'],
  },
  { name: 'React app', folder: 'react', build: 'vite build', files: 'dist' },
  {
    name: 'values from frameworks',
    folder: 'frameworks',
    kit: 'sq-blocks/lite',
    build: 'vite build',
    files: 'dist',
    pages: [],
    valuePages: FRAMEWORKS.flatMap((name) => [`/${name}.html`, `/${name}.html?late`]),
  },
  { name: 'React 18 app', folder: 'react', tools: 'react-18', build: 'vite build', files: 'dist', isSlow: true },
  {
    name: 'Next 15, dev server',
    ...next,
    server: `next dev ${NEXT}`,
    pages: ['/', '/dynamic'],
    valuePages: ['/values'],
    isSlow: true,
  },
  {
    name: 'Next 15, Turbopack',
    ...next,
    server: `next dev --turbopack ${NEXT}`,
    pages: ['/', '/dynamic'],
    valuePages: ['/values'],
    isSlow: true,
  },
  {
    name: 'Vite 7, dev server',
    ...vite,
    tools: 'all',
    kit: 'sq-blocks/lite',
    server: 'vite --host 127.0.0.1 --port {port} --strictPort',
    isSlow: true,
  },
  {
    name: 'Parcel',
    ...vite,
    tools: 'all',
    kit: 'sq-blocks/lite',
    build: 'parcel build index.html --no-cache',
    files: 'dist',
    // Parcel reads the exports of packages only when it is told to.
    settings: { '@parcel/resolver-default': { packageExports: true } },
    isSlow: true,
  },
  {
    name: 'Nuxt',
    folder: 'nuxt',
    tools: 'all',
    kit: 'sq-blocks/lite',
    build: 'nuxt build',
    server: 'node .output/server/index.mjs',
    valuePages: ['/values'],
    isSlow: true,
  },
  {
    name: 'SvelteKit 2',
    folder: 'sveltekit',
    tools: 'all',
    kit: 'sq-blocks/lite',
    build: 'vite build',
    server: 'node build/index.js',
    valuePages: ['/values'],
    isSlow: true,
  },
  {
    name: 'SvelteKit 2, dev server',
    folder: 'sveltekit',
    tools: 'all',
    kit: 'sq-blocks/lite',
    server: 'vite --host 127.0.0.1 --port {port} --strictPort',
    valuePages: ['/values'],
    isSlow: true,
  },
  { name: 'Astro 7', ...astro, tools: 'newest', build: 'astro build', files: 'dist', isSlow: true },
  {
    name: 'Astro 7, dev server',
    ...astro,
    tools: 'newest',
    server: 'astro dev --host 127.0.0.1 --port {port}',
    isSlow: true,
  },
  {
    name: 'Next 16',
    ...next,
    tools: 'newest',
    build: 'next build',
    server: `next start ${NEXT}`,
    pages: ['/', '/dynamic'],
    valuePages: ['/values'],
    isSlow: true,
  },
  {
    name: 'Next 16, dev server',
    ...next,
    tools: 'newest',
    server: `next dev ${NEXT}`,
    pages: ['/', '/dynamic'],
    valuePages: ['/values'],
    isSlow: true,
  },
  {
    name: 'SvelteKit 3',
    folder: 'sveltekit',
    tools: 'newest',
    kit: 'sq-blocks/lite',
    build: 'vite build',
    server: 'node build/index.js',
    valuePages: ['/values'],
    isSlow: true,
  },
  {
    name: 'SvelteKit 3, dev server',
    folder: 'sveltekit',
    tools: 'newest',
    kit: 'sq-blocks/lite',
    server: 'vite --host 127.0.0.1 --port {port} --strictPort',
    valuePages: ['/values'],
    isSlow: true,
  },
];
