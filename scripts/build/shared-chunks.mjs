/**
 * Which file a module goes into that several blocks share. Nobody decides it by hand: it follows from who loads what.
 *
 * A page pays for every file that its blocks import, in bytes and in requests. Modules with the same users share a file;
 * two such groups share one where the bytes that some users load in vain cost less than the request that is saved.
 * `npm run size` shows what each page pays.
 */

/** Packages that all blocks load, in files of their own: they change seldom, and stay cached. */
const REACT = /commonjsHelpers|node_modules\/(react|react-dom|scheduler|preact)\/|\/scripts\/lite\//;
/** What is made for all blocks, whether one uses all of it or not. */
const RUNTIME = /node_modules\/@r2wc\/|\/elements\/define\/|\/shared\/declaration\/|\/react-impl\/(hooks|parts)\//;
const TAG = /\/elements\/(sq-[\w-]+)\/index\.ts$/;
const SERVICES = /\/elements\/services\.ts$/;

/** What one more request costs, in characters of source: about 300 bytes on the wire, its headers and its line in the loader. */
const REQUEST_COST = 1000;
/**
 * Besides React, the runtime and the block's own file: browsers open six connections to an HTTP/1.1 server, and a block
 * that needs a seventh waits for one of the others.
 */
const MAX_SHARED_FILES = 3;

/** Length without comments and indentation: near enough to compare groups of modules. */
const lengthOf = (code) => (code ?? '').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/\s+/g, ' ').length;

/** All modules that `root` imports, directly and through others. */
function reach(root, importsOf) {
  const found = new Set([root]);
  // A set can grow while it is walked.
  for (const id of found) for (const next of importsOf(id)) found.add(next);
  return found;
}

/** Maps each shared module to its users: tags that load it at first, and `services`, which may load it at any time. */
function readUsers(ids, imports, dynamicImports) {
  const users = new Map();
  for (const root of ids) {
    const tag = TAG.exec(root)?.[1];
    if (!tag && !SERVICES.test(root)) continue;
    for (const id of reach(root, tag ? imports : (each) => [...imports(each), ...dynamicImports(each)]))
      users.set(id, [...(users.get(id) ?? []), tag ?? 'services']);
  }
  return users;
}

const loadCost = ({ users, length }) => users.size * (length + REQUEST_COST);
const join = (a, b) => ({
  users: new Set([...a.users, ...b.users]),
  length: a.length + b.length,
  ids: [...a.ids, ...b.ids],
});

/** The two groups whose joint file costs least compared with theirs; what is saved is negative when it costs more. */
function bestPair(groups) {
  let best;
  for (const [at, a] of groups.entries())
    for (const b of groups.slice(at + 1)) {
      const joint = join(a, b);
      const saved = loadCost(a) + loadCost(b) - loadCost(joint);
      if (!best || saved > best.saved) best = { saved, a, b, joint };
    }
  return best;
}

/** Groups that have a user which loads too many files. */
function crowdedGroups(groups) {
  const users = [...new Set(groups.flatMap((group) => [...group.users]))].sort();
  return users
    .map((user) => groups.filter((group) => group.users.has(user)))
    .find((own) => own.length > MAX_SHARED_FILES);
}

/** Joins groups as long as that saves something, or somebody loads too many files. */
function joinGroups(groups) {
  for (;;) {
    let pair = bestPair(groups);
    if (!pair || pair.saved <= 0) {
      const crowded = crowdedGroups(groups);
      if (!crowded) return groups;
      pair = bestPair(crowded);
    }
    groups = [...groups.filter((group) => group !== pair.a && group !== pair.b), pair.joint];
  }
}

/** A file is named after its longest module; the one with most users is `base`. */
function nameGroups(groups, lengths) {
  const names = new Map();
  const taken = new Set(['react', 'runtime']);
  for (const [at, { ids }] of groups.toSorted((a, b) => b.users.size - a.users.size).entries()) {
    const [longest] = ids.toSorted((a, b) => lengths.get(b) - lengths.get(a) || (a < b ? -1 : 1));
    let name = at === 0 ? 'base' : longest.replace(/^.*\/|\.\w+$/g, '');
    while (taken.has(name)) name += '-2';
    taken.add(name);
    for (const id of ids) names.set(id, name);
  }
  return names;
}

/**
 * The name of the file of each shared module; what is in no file here stays with its only user, or where Rollup puts it.
 *
 * @param {string[]} ids all modules
 * @param {(id: string) => { imports: readonly string[], dynamicImports: readonly string[], code: string | null }} read
 * @returns {Map<string, string>}
 */
export function sharedChunks(ids, read) {
  const users = readUsers(
    ids,
    (id) => read(id).imports,
    (id) => read(id).dynamicImports,
  );
  const lengths = new Map(ids.map((id) => [id, lengthOf(read(id).code)]));
  const groups = new Map();
  const chunks = new Map();
  for (const id of ids) {
    if (REACT.test(id)) chunks.set(id, 'react');
    else if (RUNTIME.test(id)) chunks.set(id, 'runtime');
    else if ((users.get(id)?.length ?? 0) > 1 && users.get(id).some((user) => user !== 'services')) {
      const key = users.get(id).join();
      const group = { users: new Set(users.get(id)), length: lengths.get(id), ids: [id] };
      groups.set(key, groups.has(key) ? join(groups.get(key), group) : group);
    }
  }
  for (const [id, name] of nameGroups(joinGroups([...groups.values()]), lengths)) chunks.set(id, name);
  return chunks;
}

/** For `output.manualChunks`. */
export function manualChunks({ lite = false } = {}) {
  let chunks;
  return (id, { getModuleIds, getModuleInfo }) => {
    chunks ??= sharedChunks([...getModuleIds()].sort(), (each) => {
      const { importedIds, dynamicallyImportedIds, code } = getModuleInfo(each);
      return { imports: importedIds, dynamicImports: dynamicallyImportedIds, code };
    });
    const name = chunks.get(id);
    // React has a file of its own, which is cached for long; Preact is smaller than what a request costs.
    return lite && name === 'react' ? 'runtime' : name;
  };
}
