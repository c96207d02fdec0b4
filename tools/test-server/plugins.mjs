import { access, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { byAddress, languagesModule, partFiles } from '../build/languages.mjs';
import { minifyPageSheet } from '../build/minify-css.mjs';

const require = createRequire(import.meta.url);

/** `./x.js` in TypeScript may mean `x.tsx`; the esbuild plugin only tries `x.ts`. */
export function tsxExtension() {
  let root;
  return {
    name: 'tsx-extension',
    serverStart({ config }) {
      root = config.rootDir;
    },
    async resolveImport({ source, context }) {
      if (!/\.tsx?$/.test(context.path) || !/^\.{1,2}\/.*\.js$/.test(source)) return undefined;
      const tsx = source.replace(/\.js$/, '.tsx');
      try {
        await access(path.join(root, path.dirname(context.path), tsx));
        return tsx;
      } catch {
        return undefined;
      }
    },
  };
}

/**
 * `import sheet from './x.css' with { type: 'css' }` in every engine: without the attribute, as a module. A block's page sheet
 * has the selectors that the built one has.
 */
export function cssSheet() {
  const isImport = ({ headers }) => ['script', 'empty', undefined].includes(headers['sec-fetch-dest']);
  return {
    name: 'css-sheet',
    resolveImport({ source, context }) {
      return /\.css$/.test(source) && /\.tsx?$/.test(context.path) ? `${source}?sheet` : undefined;
    },
    resolveMimeType(context) {
      return context.path.endsWith('.css') && 'sheet' in context.query && isImport(context) ? 'js' : undefined;
    },
    transform(context) {
      if (context.path.endsWith('.css') && 'sheet' in context.query) {
        const isOfPage = context.path.startsWith('/elements/');
        const css = isOfPage ? minifyPageSheet(context.path, context.body) : context.body;
        return `const sheet = new CSSStyleSheet();\nsheet.replaceSync(${JSON.stringify(css)});\nexport default sheet;\n`;
      }
      if (/\.tsx?$/.test(context.path) && typeof context.body === 'string') {
        return context.body.replace(/(from\s*['"][^'"]+\.css['"])\s*with\s*\{\s*type:\s*['"]css['"]\s*\}/g, '$1');
      }
      return undefined;
    },
  };
}

/** `sq-blocks:languages` and the files that it imports, as tools/build/languages.mjs makes them for pages. */
export function languageFiles() {
  const FILE = '/__languages/index.js';
  const files = partFiles();
  return {
    name: 'language-files',
    resolveImport: ({ source }) => (source === 'sq-blocks:languages' ? FILE : undefined),
    async serve({ path: address }) {
      if (address === FILE) return { body: languagesModule(byAddress(`new URL('..', import.meta.url)`)), type: 'js' };
      const body = files[/^\/languages\/([\w.-]+)$/.exec(address)?.[1]];
      return body && { body, type: 'js' };
    },
  };
}

/** msw's service worker at the root of the test server. */
export function mswWorker() {
  const file = require.resolve('msw/mockServiceWorker.js');
  return {
    name: 'msw-worker',
    async serve(context) {
      if (context.path !== '/mockServiceWorker.js') return undefined;
      return { body: await readFile(file, 'utf8'), type: 'js', headers: { 'service-worker-allowed': '/' } };
    },
  };
}
