/** Code of the folder beside the bundle, which `BASE_INTRO` reads once. */
export const BASE_ADDRESS = 'sqBlocksBase';
/** For the beginning of the bundle: its folder, or what `setBase()` or its own tag says, as in elements/loader.ts. */
export const BASE_INTRO = `const ${BASE_ADDRESS} = (() => {
  const tags = [...document.querySelectorAll('script')].filter(({ src }) => src === import.meta.url);
  const bases = new Set(tags.map(({ dataset }) => dataset.sqBase));
  const { sqBase } = globalThis;
  const named = typeof sqBase === 'string' ? sqBase : bases.size === 1 && [...bases][0];
  return new URL(named || import.meta.url, document.baseURI);
})();`;
const addressOf = (file) => `new URL(${JSON.stringify(file)}, ${BASE_ADDRESS}).href`;

/**
 * Imports the files that the bundle does not contain by an address that a page can change. The build fails when there is
 * no such import.
 *
 * @param {string[]} files such as `./map-engine.js`
 */
export function filesBeside(files) {
  return {
    name: 'files-beside',
    renderChunk(code) {
      for (const file of files) {
        const parts = code.split(new RegExp(`import\\((['"])${file.replaceAll('.', '\\.')}\\1\\)`));
        // With a group, every second part is the quotation mark.
        if (parts.length !== 3) this.error(`the bundle has not one import of ${file}`);
        code = `${parts[0]}import(${addressOf(file)})${parts[2]}`;
      }
      return { code, map: null };
    },
  };
}

const SELF = 'import.meta.url';

/**
 * Writes the bundle once more as a classic script, for site builders that remove `type="module"`. It waits for the end of
 * the page where it is loaded before it, as a module would. `<img name="currentScript">` is not this script.
 *
 * @param {string} fileName
 */
export function classicScript(fileName) {
  return {
    name: 'classic-script',
    generateBundle(_, bundle) {
      const [{ code }] = Object.values(bundle);
      const body = code.replaceAll(SELF, 'sqBlocksFile');
      if (/\bimport\.meta\b|^export\b|^import\b/m.test(body)) this.error('the bundle has syntax of modules');
      const source =
        '(()=>{"use strict";const sqBlocksFile=Reflect.get(Document.prototype,"currentScript",document)?.src||document.baseURI,sqBlocksStart=()=>{' +
        `${body}};"loading"===document.readyState?document.addEventListener("DOMContentLoaded",sqBlocksStart):sqBlocksStart()})();\n`;
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
