// What a screen reader says, from the visits of e2e/screen-reader that the project's test of Orca replays.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'e2e/screen-reader/visits';
const KEYS = { Return: 'Enter', space: 'Space', Right: '→', Left: '←', Down: '↓', Up: '↑' };

const keyName = (key) =>
  key.startsWith('type:')
    ? `types “${key.slice('type:'.length)}”`
    : key
        .split('+')
        .map((one) => KEYS[one] ?? one[0].toUpperCase() + one.slice(1))
        .join('+');

/** Visits are compared by patterns: only these characters are escaped in them. */
const plain = (pattern) => pattern.replace(/\\([$.*+?()[\]])/g, '$1').replace(/^\^|\$$/g, '');

/** The comment at the start of a visit's file: what it shows, and keys with what is said after them. */
export function parseVisit(text) {
  const lines = /^<!--\n([^]*?)\n-->/
    .exec(text)[1]
    .split('\n')
    .map((line) => line.trim());
  const about = lines
    .filter((line) => line.startsWith('# ') && !/^# The last keys? /.test(line))
    .map((line) => line.slice(2).replace(/ The last keys? .*$/, ''))
    .join(' ');
  const steps = lines
    .filter((line) => line && !/^(#|never |once |width )/.test(line))
    .map((line) => /^(\S+)\s*(.*)$/.exec(line).slice(1))
    .map(([key, said]) => ({ key: keyName(key), said: said ? said.split(' | ').map(plain) : [] }));
  while (steps.length > 0 && steps.at(-1).said.length === 0) steps.pop();
  return { about, steps };
}

/** The visits of a tag, by the beginning of their file names: `form-steps.html` belongs to sq-form. */
export function readVisits(tag, tags, root = '.') {
  const names = readdirSync(path.join(root, FOLDER));
  const tagOf = (name) =>
    tags
      .filter((each) => `sq-${name}`.startsWith(each) && /^[.-]/.test(`sq-${name}`.slice(each.length)))
      .sort((a, b) => b.length - a.length)[0];
  return names
    .filter((name) => tagOf(name) === tag)
    .map((name) => ({ file: `${FOLDER}/${name}`, ...parseVisit(readFileSync(path.join(root, FOLDER, name), 'utf8')) }));
}
