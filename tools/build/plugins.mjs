import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { minifyCss } from './minify-css.mjs';
import { pageSheet } from './page-sheet.mjs';

const MAP_WORKER = 'node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs';

/** Without the name of its source map, which is not copied. */
const readMapWorker = async () => (await readFile(MAP_WORKER, 'utf8')).replace(/^\/\/# sourceMappingURL=.*$/m, '');

const MAKE_SHEET = path.resolve('shared/platform/html/make-sheet.ts');
const sheetModule = (css) =>
  `import { makeSheet } from ${JSON.stringify(MAKE_SHEET)};\nexport default /* @__PURE__ */ makeSheet(${JSON.stringify(css)});\n`;

/** `import sheet from './x.css' with { type: 'css' }` and `sq-blocks:page-sheet` as constructed sheets, inlined. */
export function cssSheets() {
  const PAGE_SHEET = 'sq-blocks:page-sheet';
  return {
    name: 'css-sheets',
    resolveId: (source) => (source === PAGE_SHEET ? `\0${PAGE_SHEET}` : null),
    async load(id) {
      if (id === `\0${PAGE_SHEET}`) return sheetModule((await pageSheet()).css);
      if (!id.endsWith('.css')) return null;
      this.addWatchFile(id);
      const css = minifyCss(path.basename(id), await readFile(id, 'utf8'));
      return { code: sheetModule(css), map: { mappings: '' }, moduleSideEffects: false };
    },
  };
}

/** Writes `sq-blocks.css` beside the loader, and fills in its path relative to each file that adds it to the page. */
export function emitPageSheet() {
  return {
    name: 'page-sheet',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'sq-blocks.css', source: (await pageSheet()).css });
    },
    renderChunk(code, { fileName }) {
      if (!code.includes('SQ_SHEET_PATH')) return null;
      const up = fileName.includes('/') ? '../' : './';
      return { code: code.replaceAll('SQ_SHEET_PATH', `${up}sq-blocks.css`), map: null };
    },
  };
}

/** `sq-blocks:map-worker`: the map library's worker as text, for bundlers that would not copy its file. */
export function mapWorkerText() {
  const ID = 'sq-blocks:map-worker';
  return {
    name: 'map-worker-text',
    resolveId: (source) => (source === ID ? `\0${ID}` : null),
    async load(id) {
      return id === `\0${ID}` ? `export default ${JSON.stringify(await readMapWorker())};` : null;
    },
  };
}

/**
 * The map library computes the address of a foreign worker from its own: Turbopack cannot resolve that and refuses every
 * page. The kit always gives the worker's address, so that the page's base serves as well.
 */
export function mapLibraryBase() {
  return {
    name: 'map-library-base',
    transform(code, id) {
      if (!/\/maplibre-gl\/dist\/maplibre-gl\.mjs$/.test(id)) return null;
      const OLD = 'new URL(e,import.meta.url)';
      if (code.split(OLD).length !== 2) this.error('maplibre-gl no longer has the one address of its worker');
      return { code: code.replace(OLD, 'new URL(e,document.baseURI)'), map: null };
    },
  };
}

/** The map library renders in a worker, which is a file of its own beside the engine. */
export function mapWorker() {
  return {
    name: 'map-worker',
    async generateBundle() {
      const source = await readMapWorker();
      this.emitFile({ type: 'asset', fileName: 'map-engine-worker.js', source });
    },
  };
}
