import { readFile } from 'node:fs/promises';
import { readdirSync, existsSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';

const MAP_WORKER = 'node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs';

const minifyCss = (filename, text) => transform({ filename, code: Buffer.from(text), minify: true }).code.toString();

/** Tokens first, then every block's page-side sheet. */
async function pageSheet() {
  const tags = readdirSync('elements').filter((name) => name.startsWith('sq-'));
  const files = ['elements/tokens.css', ...tags.map((tag) => `elements/${tag}/${tag}.css`)].filter(existsSync);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return { files, css: minifyCss('sq-blocks.css', texts.join('\n')) };
}

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

/** Writes `sq-blocks.css` beside the loader, and tells each file where it lies from there. */
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

/** The files that each block's module imports: collected from the blocks' build, filled in to the loader's. */
export function chunkLists() {
  const lists = {};
  const collect = () => ({
    name: 'collect-chunks',
    generateBundle(_, bundle) {
      const importsOf = (file, found = new Set()) => {
        for (const name of bundle[file].imports) {
          if (found.has(name) || !bundle[name]) continue;
          found.add(name);
          importsOf(name, found);
        }
        return found;
      };
      for (const { type, fileName } of Object.values(bundle))
        if (type === 'chunk' && fileName.startsWith('elements/'))
          lists[path.basename(fileName, '.js')] = [...importsOf(fileName)]
            .map((file) => path.basename(file, '.js'))
            .sort();
    },
  });
  const fillIn = () => ({
    name: 'fill-in-chunks',
    generateBundle(_, bundle) {
      const files = [...new Set(Object.values(lists).flat())].sort();
      if (files.length > 36) throw new Error('the loader counts the files of blocks in one digit of base 36');
      const digits = (names) => names.map((name) => files.indexOf(name).toString(36)).join('');
      const chunks = Object.fromEntries(Object.entries(lists).map(([tag, names]) => [tag, digits(names)]));
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          chunk.code = chunk.code
            .replace('SQ_CHUNKS', JSON.stringify(chunks))
            .replace('SQ_FILES', JSON.stringify(files));
    },
  });
  return { collect, fillIn };
}

/** `sq-blocks:map-worker`: the map library's worker as text, for bundlers that would not copy its file. */
export function mapWorkerText() {
  const ID = 'sq-blocks:map-worker';
  return {
    name: 'map-worker-text',
    resolveId: (source) => (source === ID ? `\0${ID}` : null),
    async load(id) {
      return id === `\0${ID}` ? `export default ${JSON.stringify(await readFile(MAP_WORKER, 'utf8'))};` : null;
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

/** The map library draws in a worker: a file of its own beside the engine. */
export function mapWorker() {
  return {
    name: 'map-worker',
    async generateBundle() {
      const source = await readFile(MAP_WORKER);
      this.emitFile({ type: 'asset', fileName: 'map-engine-worker.js', source });
    },
  };
}
