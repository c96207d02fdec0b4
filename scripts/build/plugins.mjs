import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import { readTags } from '../registry.mjs';

const minifyCss = (filename, text) => transform({ filename, code: Buffer.from(text), minify: true }).code.toString();

/** Tokens first, then the sheet of every block. */
async function pageSheet() {
  const files = ['elements/tokens.css', ...readTags().map((tag) => `elements/${tag}/${tag}.css`)].filter(existsSync);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return { files, css: minifyCss('sq-blocks.css', texts.join('\n')) };
}

const sheetModule = (css) =>
  `const sheet = new CSSStyleSheet();\nsheet.replaceSync(${JSON.stringify(css)});\nexport default sheet;\n`;

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

/** The map library renders in a worker, which is a file of its own beside the engine. */
export function mapWorker() {
  return {
    name: 'map-worker',
    async generateBundle() {
      const source = await readFile('node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs');
      this.emitFile({ type: 'asset', fileName: 'map-engine-worker.js', source });
    },
  };
}
