/**
 * Which file a module goes into that several blocks share. Nobody decides it by hand: it follows from who loads what.
 *
 * A page pays for every file that its blocks import, in bytes and in requests. Modules with the same users share a file;
 * two such groups share one where the bytes that some users load in vain cost less than the request that is saved.
 * `npm run size` shows what each page pays.
 */

/** Packages that all blocks load, in files of their own: they change seldom, and stay cached. */
const REACT = /commonjsHelpers|node_modules\/(react|react-dom|scheduler|preact)\/|\/tools\/lite\//;
/** What is made for all blocks, whether one uses all of it or not. */
const RUNTIME = /node_modules\/@r2wc\/|\/elements\/define\/|\/shared\/declaration\//;
/** What stands ready for all blocks; in the runtime where at least this many use it. With 13, pages load 2 kB more. */
const HOOKS = /\/react-impl\/(hooks|parts)\//;
const HOOK_USERS = 7;
/** For two blocks; beside the modules that it would be joined with, an accordion alone would load 8 kB more. */
const SMALL_HOOK = /\/use-wanted-control\.ts$/;
/** The viewer and the dialogs of scripts load it later, and would load all that it stood beside. */
const SCROLL_LOCK = /\/shared\/platform\/page\/scroll-lock\.ts$/;
/** Carts, products and forms load it later; beside the code of one of them, the others would load that too. */
const REQUEST = /\/shared\/platform\/requests\/request\.ts$/;
const TAG = /\/elements\/(sq-[\w-]+)\/index\.ts$/;
const SERVICES = /\/elements\/services\.ts$/;
/** What `window.sq` gives: few pages load it, and the others do not pay for what it shares with blocks. */
const SCRIPT_SERVICES = /\/elements\/loading\/script-services\.ts$/;

/** What one more request costs, in characters of source: about 300 bytes on the wire, its headers and its line in the loader. */
const REQUEST_COST = 1000;
/**
 * Besides React, the runtime and the block's own file. Browsers open six connections to an HTTP/1.1 server, so that two of
 * the eight files wait for others. With one file less, five of the blocks load 3 kB in vain.
 */
const MAX_SHARED_FILES = 5;

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
    const later = (id) => dynamicImports(id).filter((each) => !SCRIPT_SERVICES.test(each));
    for (const id of reach(root, tag ? imports : (each) => [...imports(each), ...later(each)]))
      users.set(id, [...(users.get(id) ?? []), tag ?? 'services']);
  }
  return users;
}

/**
 * The modules that one tag loads at first, and others with code that they load later. Where there are few of them, Rollup
 * would put them into a file of that code, and the tag would load it all.
 */
function readLateUse(ids, users, imports, dynamicImports, lengths) {
  const found = new Map();
  for (const root of ids) {
    const tag = TAG.exec(root)?.[1];
    if (!tag) continue;
    // Another block that is loaded later has its own file.
    const own = (all) => all.filter((each) => !TAG.test(each));
    for (const id of reach(root, (each) => own([...imports(each), ...dynamicImports(each)])))
      if (users.get(id)?.length === 1 && users.get(id)[0] !== tag && users.get(id)[0] !== 'services')
        found.set(id, users.get(id)[0]);
  }
  const lengthFor = (tag) => [...found].reduce((sum, [id, user]) => sum + (user === tag ? lengths.get(id) : 0), 0);
  return new Set([...found.keys()].filter((id) => lengthFor(found.get(id)) < REQUEST_COST));
}

/**
 * How much each user counts: those that load the same shared modules count as one together, so that five small tags of
 * one component do not outweigh the pages that have none of them.
 */
function weigh(users) {
  const loaded = new Map();
  for (const [id, own] of users)
    if (own.length > 1) for (const user of own) loaded.set(user, `${loaded.get(user) ?? ''} ${id}`);
  const alike = new Map();
  for (const ids of loaded.values()) alike.set(ids, (alike.get(ids) ?? 0) + 1);
  return new Map([...loaded].map(([user, ids]) => [user, 1 / alike.get(ids)]));
}

const join = (a, b) => ({
  users: new Set([...a.users, ...b.users]),
  length: a.length + b.length,
  ids: [...a.ids, ...b.ids],
  needsReact: a.needsReact || b.needsReact,
});
/** Services start on pages without a block in view, which load no React. */
const mayJoin = (a, b) => !(a.needsReact && b.users.has('services')) && !(b.needsReact && a.users.has('services'));

/** What the users of a group pay for its file. */
const costOf = ({ users, length }, weights) =>
  [...users].reduce((sum, user) => sum + weights.get(user), 0) * (length + REQUEST_COST);

/** The two groups whose joint file costs least compared with theirs; what is saved is negative when it costs more. */
function bestPair(groups, weights) {
  let best;
  for (const [at, a] of groups.entries())
    for (const b of groups.slice(at + 1)) {
      if (!mayJoin(a, b)) continue;
      const joint = join(a, b);
      const saved = costOf(a, weights) + costOf(b, weights) - costOf(joint, weights);
      if (!best || saved > best.saved) best = { saved, a, b, joint };
    }
  return best;
}

/** For each user that loads too many files: its groups. */
function crowdedGroups(groups) {
  const users = [...new Set(groups.flatMap((group) => [...group.users]))].sort();
  return users
    .map((user) => groups.filter((group) => group.users.has(user)))
    .filter((own) => own.length > MAX_SHARED_FILES);
}

/** Joins groups as long as that saves something, or somebody loads too many files. */
function joinGroups(groups, weights) {
  for (;;) {
    let pair = bestPair(groups, weights);
    if (!pair || pair.saved <= 0) {
      const pairs = crowdedGroups(groups).map((own) => bestPair(own, weights));
      [pair] = pairs.filter(Boolean).sort((one, other) => other.saved - one.saved);
      if (!pair) return groups;
    }
    groups = [...groups.filter((group) => group !== pair.a && group !== pair.b), pair.joint];
  }
}

/**
 * Moves single groups between the joint ones as long as that saves something: what was best to join first may fit better
 * beside what was joined later.
 *
 * @param parts the groups before they were joined
 */
function moveGroups(groups, parts, weights) {
  let files = groups.map(({ ids }) => parts.filter((part) => ids.includes(part.ids[0])));
  const joined = (file) => file.reduce((sum, part) => join(sum, part));
  const cost = (file) => (file.length > 0 ? costOf(joined(file), weights) : 0);
  /** The files with the part in the file of the number `to`, where that costs less; otherwise undefined. */
  const move = (part, to) => {
    const from = files.findIndex((file) => file.includes(part));
    if (from === to || !files[to].every((other) => mayJoin(part, other))) return undefined;
    const [source, target] = [files[from].filter((each) => each !== part), [...files[to], part]];
    // Less than one character is a rounding error.
    if (cost(source) + cost(target) + 1 > cost(files[from]) + cost(files[to])) return undefined;
    const next = files.with(from, source).with(to, target);
    return crowdedGroups(next.filter((file) => file.length > 0).map(joined)).length > 0 ? undefined : next;
  };
  for (let last; last !== files;) {
    last = files;
    for (const part of parts) for (const to of files.keys()) files = move(part, to) ?? files;
  }
  return files.filter((file) => file.length > 0).map(joined);
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
  const importsOf = (id) => read(id).imports;
  const dynamicImportsOf = (id) => read(id).dynamicImports;
  const users = readUsers(ids, importsOf, dynamicImportsOf);
  const lengths = new Map(ids.map((id) => [id, lengthOf(read(id).code)]));
  const late = readLateUse(ids, users, importsOf, dynamicImportsOf, lengths);
  const isRuntime = (id) =>
    RUNTIME.test(id) || SMALL_HOOK.test(id) || (HOOKS.test(id) && !(users.get(id)?.length < HOOK_USERS));
  const groups = new Map();
  const chunks = new Map();
  for (const id of ids) {
    if (REACT.test(id)) chunks.set(id, 'react');
    else if (isRuntime(id)) chunks.set(id, 'runtime');
    else if (SCROLL_LOCK.test(id)) chunks.set(id, 'scroll-lock');
    else if (REQUEST.test(id)) chunks.set(id, 'request');
    else if (late.has(id) || ((users.get(id)?.length ?? 0) > 1 && users.get(id).some((user) => user !== 'services'))) {
      const key = users.get(id).join();
      const needsReact = [...reach(id, (each) => read(each).imports)].some(
        (each) => REACT.test(each) || RUNTIME.test(each) || HOOKS.test(each),
      );
      const group = { users: new Set(users.get(id)), length: lengths.get(id), ids: [id], needsReact };
      groups.set(key, groups.has(key) ? join(groups.get(key), group) : group);
    }
  }
  const parts = [...groups.values()];
  const weights = weigh(users);
  const files = moveGroups(joinGroups(parts, weights), parts, weights);
  for (const [id, name] of nameGroups(files, lengths)) chunks.set(id, name);
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
