import { createRequire } from 'node:module';
import * as esbuild from 'esbuild';
import { LITE } from '../lite/alias.mjs';

const require = createRequire(import.meta.url);

/** CommonJS packages need their names spelled out to become ES modules. */
const COMMON_JS = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'axe-core'];
const ES_MODULES = ['@r2wc/react-to-web-component', 'msw/browser', 'msw', '@open-wc/testing', 'maplibre-gl'];
const WITH_DEFAULT = ['@r2wc/react-to-web-component'];

/** Code that is added to a package: assertions on DOM nodes must not print them whole. */
const ADDED = {
  '@open-wc/testing': `
    import { chai } from '@open-wc/testing';
    import { domAssertions } from './tools/test-server/dom-assertions.mjs';
    chai.use(domAssertions);`,
};

const slug = (name) => name.replace(/^@/, '').replace(/[/@]/g, '_');

function wrapper(name, lite) {
  if (lite && LITE[name]) {
    const target = JSON.stringify(LITE[name]);
    return `export * from ${target};${name === 'react' ? `export { default } from ${target};` : ''}`;
  }
  if (COMMON_JS.includes(name)) {
    const names = Object.keys(require(name)).filter((key) => key !== 'default' && /^[A-Za-z_$][\w$]*$/.test(key));
    return `import all from '${name}';export default all;export const { ${names.join(', ')} } = all;`;
  }
  const exported = WITH_DEFAULT.includes(name) ? `export { default } from '${name}';` : '';
  return `export * from '${name}';${exported}${ADDED[name] ?? ''}`;
}

/** Serves npm packages as native ES modules, bundled once in memory with shared chunks, so that there is one React. */
export function vendor({ lite = false } = {}) {
  const mount = '/__vendor/';
  const files = new Map();
  const packages = [...COMMON_JS, ...ES_MODULES];
  return {
    name: 'vendor',
    async serverStart() {
      process.env.NODE_ENV ??= 'development';
      const sources = Object.fromEntries(packages.map((name) => [slug(name), wrapper(name, lite)]));
      const result = await esbuild.build({
        entryPoints: Object.keys(sources).map((name) => ({ in: `wrapper:${name}`, out: name })),
        bundle: true,
        splitting: true,
        format: 'esm',
        target: 'es2022',
        platform: 'browser',
        write: false,
        outdir: '/v',
        logLevel: 'error',
        conditions: ['browser', 'development'],
        legalComments: 'none',
        define: { 'process.env.NODE_ENV': '"development"' },
        alias: lite ? LITE : {},
        plugins: [
          {
            name: 'wrappers',
            setup(build) {
              build.onResolve({ filter: /^wrapper:/ }, ({ path }) => ({ path: path.slice(8), namespace: 'wrapper' }));
              build.onLoad({ filter: /.*/, namespace: 'wrapper' }, ({ path }) => ({
                contents: sources[path],
                resolveDir: process.cwd(),
              }));
            },
          },
        ],
      });
      for (const file of result.outputFiles) files.set(mount + file.path.replace(/^.*\/v\//, ''), file.text);
    },
    resolveImport({ source }) {
      return packages.includes(source) ? `${mount}${slug(source)}.js` : undefined;
    },
    serve(context) {
      const body = files.get(context.path);
      return body === undefined ? undefined : { body, type: 'js', headers: { 'cache-control': 'max-age=60' } };
    },
  };
}
