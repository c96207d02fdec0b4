/**
 * Adds entries under fixed names from which no chunk imports anything. A page of an older deploy has the chunks of that
 * deploy, but gets files under fixed names from the current one. Where a chunk needs a module that is in such an entry,
 * Rollup puts the code into a chunk, and the entry imports it.
 *
 * @param {Record<string, string>} entries sources by name, without `.js`
 */
export function closedEntries(entries) {
  return {
    name: 'closed-entries',
    buildStart() {
      for (const [name, id] of Object.entries(entries))
        this.emitFile({ type: 'chunk', id, fileName: `${name}.js`, preserveSignature: 'strict' });
    },
  };
}
