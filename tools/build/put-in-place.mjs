import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Puts a folder in the place of another one, on the same disk. Who reads there finds the old files or the new ones: for
 * the time between two renames nothing, never a half of them.
 *
 * @param {string} made
 * @param {string} target
 */
export function putInPlace(made, target) {
  // A folder with files in it cannot be replaced: it is moved away first.
  const old = `${made}-old`;
  if (existsSync(target)) renameSync(target, old);
  renameSync(made, target);
  rmSync(old, { recursive: true, force: true });
}

const isRunning = (id) => {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
};

/**
 * A new empty folder for this process in `parent`. Folders of builds that were ended before their time are removed.
 *
 * @param {string} parent
 * @returns {string}
 */
export function workFolder(parent) {
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) {
    const id = /^build-(\d+)/.exec(name)?.[1];
    if (id && !isRunning(Number(id))) rmSync(path.join(parent, name), { recursive: true });
  }
  const folder = path.join(parent, `build-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  return folder;
}
