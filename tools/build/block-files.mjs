import path from 'node:path';

/** As in elements/loader.ts, which reads the lists. */
const FIRST_CHARACTER = 48;

/**
 * The files of each block in the loader's compact form: the loader imports them together with the block, not after it.
 * A file is one character, from `0` on: one byte each for 79 files, and more bytes, but no limit, after that.
 *
 * @param {Record<string, string[]>} imports the files that each tag's module imports, without `.js`
 * @returns {{ files: string, common: string, blocks: string }}
 */
export function listBlockFiles(imports) {
  const lists = Object.values(imports);
  const isCommon = (file) => lists.every((names) => names.includes(file));
  const all = [...new Set(lists.flat())].sort();
  const common = all.filter(isCommon);
  const files = [...common, ...all.filter((file) => !isCommon(file))];
  const characters = (names) =>
    names.map((name) => String.fromCharCode(FIRST_CHARACTER + files.indexOf(name))).join('');
  const own = Object.entries(imports).map(
    ([tag, names]) => `${tag.slice('sq-'.length)}/${characters(names.filter((name) => !isCommon(name)).sort())}`,
  );
  return { files: files.join(' '), common: characters(common), blocks: own.join(' ') };
}

/**
 * Collects the files that each block's module imports from the blocks' build, fills them in to the loader's, and writes them
 * into `preload.json`: for each tag the names of all files that a page with it needs, from the folder of the loader.
 */
export function blockFiles() {
  const imports = {};
  const preloads = {};
  const collect = () => ({
    name: 'collect-block-files',
    generateBundle(_, bundle) {
      // By the names that the files have now, which need not be the keys.
      const files = new Map(Object.values(bundle).map((file) => [file.fileName, file]));
      const importsOf = (file, found = new Set()) => {
        for (const name of files.get(file).imports) {
          if (found.has(name) || !files.has(name)) continue;
          found.add(name);
          importsOf(name, found);
        }
        return found;
      };
      for (const { type, fileName } of files.values())
        if (type === 'chunk' && fileName.startsWith('elements/')) {
          const found = [...importsOf(fileName)];
          imports[path.basename(fileName, '.js')] = found.map((file) => path.basename(file, '.js'));
          preloads[path.basename(fileName, '.js')] = [fileName, ...found.sort()];
        }
      this.emitFile({ type: 'asset', fileName: 'preload.json', source: `${JSON.stringify(preloads, null, 2)}\n` });
    },
  });
  const fillIn = () => ({
    name: 'fill-in-block-files',
    generateBundle(_, bundle) {
      const { files, common, blocks } = listBlockFiles(imports);
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          for (const [name, value] of Object.entries({ SQ_FILES: files, SQ_COMMON: common, SQ_BLOCKS: blocks }))
            // A function: `$` in a value has no meaning.
            chunk.code = chunk.code.replace(name, () => JSON.stringify(value));
    },
  });
  return { collect, fillIn };
}
