// The workspaces of package.json, and their doors: others import of a workspace what its `exports` name, by the name of the package.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const readManifest = (folder) => JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));

/** All but the kit itself, which is at the top and has built files behind its `exports`. */
const WORKSPACES = readManifest('.')
  .workspaces.filter((folder) => folder !== '.')
  .map((folder) => {
    const { name, exports: doors = {} } = readManifest(folder);
    return { name, folder, doors: Object.entries(doors) };
  });

/** Where an address such as `./build/*` of `exports` leads for a name that fits it. */
function behind([door, target], name) {
  const [start, end] = door.split('*');
  if (end === undefined) return name === door ? target : undefined;
  const fits = name.length > start.length + end.length && name.startsWith(start) && name.endsWith(end);
  return fits ? target.replace('*', name.slice(start.length, name.length - end.length)) : undefined;
}

/** The workspace that a file belongs to, or undefined for one of the kit and of what is at the top beside it. */
export const workspaceOf = (file) => WORKSPACES.find(({ folder }) => file.startsWith(`${folder}/`));

/** Whether an import names a workspace, with a door that it has or without. */
export const namesWorkspace = (specifier) =>
  WORKSPACES.some(({ name }) => specifier === name || specifier.startsWith(`${name}/`));

/** The file behind `@sq-blocks/site/notes`, from the root of the repository; undefined where there is no such door. */
export function fileBehind(specifier) {
  for (const { name, folder, doors } of WORKSPACES) {
    if (specifier !== name && !specifier.startsWith(`${name}/`)) continue;
    const target = doors.map((door) => behind(door, `.${specifier.slice(name.length)}`)).find(Boolean);
    return target && path.posix.join(folder, target);
  }
  return undefined;
}
