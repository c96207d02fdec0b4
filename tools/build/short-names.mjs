/**
 * Characters of a hash in the name of a chunk, 30 bits: enough for the versions of one file. The loader lists the names, and
 * every page pays for them.
 */
const SHORT = 5;
/** In `output.chunkFileNames`. Rollup needs seven characters or more where there are more than 64 chunks. */
export const HASH = '[hash:8]';
const HASHED = /^(chunks\/[\w.-]+-)([\w-]{8})(\.js)$/;

/** `chunks/s-BrKa3WxY.js` to `chunks/s-BrKa3.js`; any other name stays. */
const shortName = (fileName) => fileName.replace(HASHED, (_, name, hash, end) => name + hash.slice(0, SHORT) + end);

const baseOf = (fileName) => fileName.replace(/^.*\//, '');

/** Shortens the hashes in the names of chunks, and in all that imports them. The build fails where two names become one. */
export function shortNames() {
  return {
    name: 'short-names',
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const renamed = files.map(({ fileName }) => fileName).filter((name) => shortName(name) !== name);
      const short = new Set(renamed.map(shortName));
      if (short.size < renamed.length)
        this.error('two chunks have the same short name, see tools/build/short-names.mjs');
      const withShortNames = (text) =>
        renamed.reduce((result, name) => result.replaceAll(baseOf(name), baseOf(shortName(name))), text);

      for (const file of files) {
        if (file.type === 'chunk') {
          file.code = withShortNames(file.code);
          file.imports = file.imports.map(shortName);
          file.dynamicImports = file.dynamicImports.map(shortName);
          file.fileName = shortName(file.fileName);
        } else if (file.fileName.endsWith('.js.map')) {
          file.source = withShortNames(file.source);
          file.fileName = `${shortName(file.fileName.slice(0, -'.map'.length))}.map`;
        }
      }
    },
  };
}
