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

/** The arrangement is sought by simulated annealing: so many runs, of which the best counts, each of so many steps. */
const RUNS = 6;
const STEPS = 200_000;
/** By how much a step may raise the cost with a chance of 1 in e: at the beginning of a run; less and less towards its end. */
const TEMPERATURE = 3000;
/** What each file costs that a user loads above the most that it may load: more than any step saves. */
const CROWD_COST = 20_000;
/** How often all parts of a file move, and how often a part gets a file of its own. */
const MOVE_ALL = 0.1;
const MOVE_OUT = 0.1;

/** Random numbers from 0 to below 1, the same ones at each build (the generator mulberry32). */
function randomFrom(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Parts in files, each in one of its own at first, and what all users pay for them. */
function createArrangement(parts, weights) {
  const files = parts.map(() => ({ length: 0, weight: 0, size: 0, react: 0, services: 0, loads: new Map() }));
  const fileOf = parts.map(() => -1);
  const filesOf = new Map();
  let crowd = 0;
  const change = (part, file, by) => {
    file.size += by;
    file.length += by * part.length;
    file.react += by * Number(part.needsReact);
    file.services += by * Number(part.users.has('services'));
    for (const user of part.users) {
      const before = file.loads.get(user) ?? 0;
      file.loads.set(user, before + by);
      if (before > 0 && before + by > 0) continue;
      // Its first part in this file, or its last one.
      const count = (filesOf.get(user) ?? 0) + by;
      filesOf.set(user, count);
      file.weight += by * weights.get(user);
      crowd += Math.max(count - MAX_SHARED_FILES, 0) - Math.max(count - by - MAX_SHARED_FILES, 0);
    }
  };
  const put = (at, to) => {
    if (fileOf[at] >= 0) change(parts[at], files[fileOf[at]], -1);
    change(parts[at], files[to], 1);
    fileOf[at] = to;
  };
  parts.forEach((_, at) => put(at, at));
  return {
    fileOf,
    put,
    partsIn: (file) => fileOf.flatMap((each, at) => (each === file ? [at] : [])),
    emptyFile: () => files.findIndex(({ size }) => size === 0),
    /** Services start on pages without a block in view, which load no React. */
    mayBe: (file) => files[file].react === 0 || files[file].services === 0,
    costOf: (...some) =>
      crowd * CROWD_COST +
      some
        .map((file) => files[file])
        .reduce((sum, { size, weight, length }) => sum + (size && weight * (length + REQUEST_COST)), 0),
    isCrowded: () => crowd > 0,
  };
}

/** One run: parts move at random, and stay where they are if that saves something, or costs little. */
function anneal(parts, weights, seed) {
  const random = randomFrom(seed);
  const oneOf = (list) => list[Math.floor(random() * list.length)];
  const arrangement = createArrangement(parts, weights);
  const { fileOf, put, costOf } = arrangement;
  let cost = costOf(...fileOf);
  let best = { cost: arrangement.isCrowded() ? Infinity : cost, fileOf: [...fileOf] };
  const places = parts.map((_, at) => at);
  for (let step = 0; step < STEPS; step++) {
    const at = oneOf(places);
    const from = fileOf[at];
    const moved = random() < MOVE_ALL ? arrangement.partsIn(from) : [at];
    const to = random() < MOVE_OUT ? arrangement.emptyFile() : oneOf(fileOf);
    if (to < 0 || to === from) continue;
    const before = costOf(from, to);
    for (const each of moved) put(each, to);
    const more = costOf(from, to) - before;
    const temperature = TEMPERATURE * (1 - step / STEPS) ** 2 + 1;
    if (arrangement.mayBe(to) && (more <= 0 || random() < Math.exp(-more / temperature))) cost += more;
    else for (const each of moved) put(each, from);
    if (cost < best.cost && !arrangement.isCrowded()) best = { cost, fileOf: [...fileOf] };
  }
  return best;
}

/** Groups in files so that users pay least, and none loads too many files. */
function joinGroups(parts, weights) {
  const runs = Array.from({ length: RUNS }, (_, seed) => anneal(parts, weights, seed + 1));
  const { fileOf } = runs.reduce((best, run) => (run.cost < best.cost ? run : best));
  return [...new Set(fileOf)].map((file) => parts.filter((_, at) => fileOf[at] === file).reduce(join));
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
  const files = joinGroups([...groups.values()], weigh(users));
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
