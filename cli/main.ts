#!/usr/bin/env node
/** The command `npx sq-blocks`. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { nearest } from '../elements/checks/nearest.js';
import { checkHtml, type Problem } from './check-html.js';
import { findFiles } from './find-files.js';
import { preloadLinks, UnknownBlock, type PreloadLists } from './preload.js';

const HELP = `sq-blocks check [--json] FILES
sq-blocks preload [--lite] [--base ADDRESS] [--integrity] BLOCKS

check reads built pages and reports what they would not show: names that the
kit does not know, values that it cannot read, ids that lead nowhere or are
there twice, images without alt or without width and height, blocks that are
empty or closed too early.

FILES are names, folders, or patterns in quotation marks: 'dist/**/*.html'

  --json   prints a list of { file, line, column, message }

preload prints a <link rel="modulepreload"> for each file that a page with
these blocks needs, to copy into the head of a page that shows them first:
sq-gallery, or sq-cookie-banner. The names change with each version.

  --lite       the files of dist/lite/
  --base       where the loader is, /dist/ or /dist/lite/ without it
  --integrity  with the hashes of the files, for a page with importmap.json

  --help   prints this

Ends with 0 where nothing was found, with 1 where something was, with 2 where
there is no such file or the command cannot be read.
`;
const EXIT = { good: 0, found: 1, unusable: 2 };

interface FileProblem extends Problem {
  readonly file: string;
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

function report(problems: readonly FileProblem[], files: number, isJson: boolean): string {
  if (isJson) return `${JSON.stringify(problems, null, 2)}\n`;
  const lines = problems.map(({ file, line, column, message }) => `${file}:${line}:${column}  ${message}\n`);
  return `${lines.join('')}${count(problems.length, 'mistake')} in ${count(files, 'page')}\n`;
}

function check(names: readonly string[], isJson: boolean): number {
  const files = findFiles(names);
  if (files.length === 0) {
    console.error(names.length === 0 ? 'Which files? See sq-blocks --help' : `No file is named ${names.join(' ')}`);
    return EXIT.unusable;
  }
  const problems = files.flatMap((file) =>
    checkHtml(readFileSync(file, 'utf8')).map((problem) => ({ file, ...problem })),
  );
  process.stdout.write(report(problems, files.length, isJson));
  return problems.length > 0 ? EXIT.found : EXIT.good;
}

/** A file of the kit, in the folder above this one's. */
const readKit = (file: string) =>
  JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')) as Record<string, unknown>;

interface PreloadFlags {
  readonly lite: boolean;
  readonly base?: string | undefined;
  readonly integrity: boolean;
}

function preload(tags: readonly string[], { lite, base, integrity }: PreloadFlags): number {
  const folder = lite ? 'lite/' : '';
  const lists = readKit(`${folder}preload.json`) as PreloadLists;
  const hashes = integrity ? (readKit('integrity.json') as Record<string, string>) : {};
  try {
    if (tags.length === 0) throw new Error('Which blocks?');
    const links = preloadLinks(tags, lists, {
      base: base ?? `/dist/${folder}`,
      hashOf: (file) => hashes[folder + file],
    });
    process.stdout.write(`${links.join('\n')}\n`);
    return EXIT.good;
  } catch (error) {
    const meant = error instanceof UnknownBlock && nearest(error.tag, Object.keys(lists));
    console.error(`${(error as Error).message} ${meant ? `Did you mean ${meant}?` : 'See sq-blocks --help'}`);
    return EXIT.unusable;
  }
}

function main(): number {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        lite: { type: 'boolean', default: false },
        base: { type: 'string' },
        integrity: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const [command, ...names] = positionals;
    if (values.help) {
      process.stdout.write(HELP);
      return EXIT.good;
    }
    if (command === 'check') return check(names, values.json);
    if (command === 'preload') return preload(names, values);
    console.error(
      `${command === undefined ? 'What to do?' : `There is no command "${command}".`} See sq-blocks --help`,
    );
  } catch (error) {
    // Of the arguments, or of a file that cannot be read.
    console.error((error as Error).message);
  }
  return EXIT.unusable;
}

process.exitCode = main();
