// The kit's texts in other languages, shared/platform/i18n/languages, as the files that pages and bundlers load.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'shared/platform/i18n/languages';
/** The areas of each part in shared/platform/i18n/load-texts.ts. All others are in the part without a name. */
const AREAS = {
  forms: ['form', 'reviews', 'signIn'],
  shop: ['addToCart', 'cart', 'checkout', 'members', 'product', 'productQuickView'],
};
/** What editors say, and no page: sites get it in `sq-blocks/messages/de.json`. */
const NOT_FOR_PAGES = ['editor', 'links'];
const MODULE = 'sq-blocks:languages';

export const readLanguages = () =>
  Object.fromEntries(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [path.basename(file, '.json'), JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))]),
  );

const moduleOf = (texts) => `export default ${JSON.stringify(texts)};\n`;
const partOf = (area) => Object.keys(AREAS).find((part) => AREAS[part].includes(area)) ?? '';
const pageAreas = (catalogue) => Object.entries(catalogue).filter(([area]) => !NOT_FOR_PAGES.includes(area));

/** Each language as one module, for bundlers: `de.js`. */
const wholeFiles = () =>
  Object.fromEntries(
    Object.entries(readLanguages()).map(([language, catalogue]) => [
      `${language}.js`,
      moduleOf(Object.fromEntries(pageAreas(catalogue))),
    ]),
  );

/** Each language as a module for each of its parts, for pages: `de.js`, `de.forms.js`, `de.shop.js`. */
export function partFiles() {
  const files = {};
  for (const [language, catalogue] of Object.entries(readLanguages()))
    for (const part of ['', ...Object.keys(AREAS)]) {
      const texts = pageAreas(catalogue).filter(([area]) => partOf(area) === part);
      files[`${language}${part && `.${part}`}.js`] = moduleOf(Object.fromEntries(texts));
    }
  return files;
}

/** Writes them into a folder. */
export function writeFiles(folder, files) {
  mkdirSync(folder, { recursive: true });
  for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, name), code);
}

/**
 * The module for plain pages, which imports a file by its address.
 *
 * @param {string} folder code of the address of the folder that `languages/` is in
 */
export const byAddress = (folder) => `
  export const importTexts = (language, part) =>
    import(new URL(\`languages/\${language}\${part && \`.\${part}\`}.js\`, ${folder}).href);`;

/** The module for bundlers, which follow literal imports only. */
export const byImports = () => `
  const FILES = {
    ${Object.keys(readLanguages())
      .map((language) => `${JSON.stringify(language)}: () => import('${MODULE}/${language}.js'),`)
      .join('\n')}
  };
  export const importTexts = (language) => FILES[language]();`;

/** The module's code with that of `byAddress` or `byImports`. */
export const languagesModule = (code) =>
  `export const LANGUAGES = ${JSON.stringify(Object.keys(readLanguages()))};${code}`;

/**
 * `sq-blocks:languages`, as declared in elements/modules.d.ts.
 *
 * @param {string} code of `byAddress` or `byImports`
 */
export function languages(code) {
  const files = wholeFiles();
  return {
    name: 'languages',
    resolveId: (source) => (source.startsWith(MODULE) ? `\0${source}` : null),
    load(id) {
      if (id === `\0${MODULE}`) return languagesModule(code);
      return id.startsWith(`\0${MODULE}/`) ? files[id.slice(MODULE.length + 2)] : null;
    },
  };
}
