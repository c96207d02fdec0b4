// node bench/report/write.mjs: the report of the runs in bench/results, anew.
import { writeFileSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { aims } from '../aims.mjs';
import { aimLines, aimsSection } from './aims-section.mjs';
import { html } from './html.mjs';
import { scenes } from '../scenes/index.mjs';
import { sceneSection } from './scene-section.mjs';

/** How the numbers came about, and where. */
function methodSection(shown) {
  const { rounds, throttle } = shown.at(-1).run;
  return {
    id: 'method',
    title: 'How it was measured',
    parts: [
      {
        text: `Every contender of a scene is measured in one run in real Chromium, one after the other: ${rounds} rounds (or fewer, where a scene repeats itself within a visit), each through all contenders and starting with another one, after a first round that warms the browser and is not counted. Every page opens in a fresh profile with its cache off and the processor slowed ${throttle} times (not where only bytes count). What else the machine does falls on all alike, so ratios are what counts. The first run and the last are an earlier build of the kit and the present one, which took turns in the same rounds.`,
      },
      {
        text: 'Numbers are medians. Intervals are of 95 %, by drawing each sample of rounds anew 1,000 times. “×” is the ratio of two medians: to the floor, a plain HTML page that shows the same, unless a table says otherwise. Bytes and counts have no interval. Script and main thread are Chromium’s own sums until the page rests, not only until it is ready: work put off is work done. Contenders are of the versions in bench/package.json, as their documentation starts them, bundled and minified like the kit, only what they import; everything but images is served in brotli.',
      },
      {
        caption: 'The runs',
        heads: 'Run',
        columns: ['sq-blocks', 'Date', 'Browser', 'Processors', 'Rounds', 'Slowed'],
        rows: shown.map(({ title, run }) => ({
          head: title,
          cells: [run.kit, run.date, run.browser, run.cores, run.rounds, `${run.throttle}×`].map((text) => ({
            text: String(text),
          })),
        })),
      },
    ],
  };
}

/**
 * The report as data, for markdown.mjs and html.mjs: sections of `{ id, title, parts }`, each part one of
 *   { text }
 *   { caption, heads: name of the first column, columns: [name], rows: [{ head, kind?, cells }], folded? }
 *     with cells of { text, note?, state?, prose? }; folded: shown when asked for
 *   { caption, svg, alternative }
 */
function contentOf({ shown }) {
  const last = shown.at(-1);
  return [
    aimsSection(aims, shown),
    methodSection(shown),
    ...scenes.filter(({ name }) => last.run.scenes[name]).map((scene) => sceneSection(scene, shown)),
  ];
}

const cell = ({ text, note, state }) =>
  [text, note, state && `**${state}**`]
    .filter(Boolean)
    .map((line) => line.replaceAll('|', '\\|'))
    .join('<br>');
const row = (cells) => `| ${cells.join(' | ')} |`;

function partOf(part) {
  if (part.text) return part.text;
  if (part.svg) return '';
  return [
    `**${part.caption}**`,
    '',
    row([part.heads, ...part.columns]),
    row(['---', ...part.columns.map(() => '---:')]),
    ...part.rows.map(({ head, cells }) => row([head, ...cells.map(cell)])),
  ].join('\n');
}

/** The report's content without its plots. */
const markdown = (sections) =>
  [
    '# sq-blocks, measured side by side',
    'Written by bench/report/write.mjs; report.html beside it has the plots.',
    ...sections.flatMap(({ title, parts }) => [`## ${title}`, ...parts.map(partOf).filter(Boolean)]),
  ].join('\n\n') + '\n';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The runs of a folder: `first` and `last` as they were kept under these names, with their titles in `shown`; where
 * neither was kept, the newest run stands alone. `newest` is what was measured last, under whatever name.
 */
function readRuns(folder) {
  const newestFile = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.join(folder, file))
    // Of two written at once, `last` is the present.
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs || b.localeCompare(a))[0];
  if (!newestFile) throw new Error(`No results in ${folder}: npm run bench writes them.`);
  const kept = ['first', 'last']
    .map((name) => ({ title: `${name} run`, file: path.join(folder, `${name}.json`) }))
    .filter(({ file }) => existsSync(file))
    .map(({ title, file }) => ({ title, run: read(file) }));
  const newest = read(newestFile);
  return { newest, shown: kept.length > 0 ? kept : [{ title: 'this run', run: newest }] };
}

/** Writes report.md and report.html into the folder of the results; answers with the newest run's aims, judged. */
export function writeReport(folder) {
  const runs = readRuns(folder);
  const content = contentOf(runs);
  writeFileSync(path.join(folder, 'report.md'), markdown(content));
  writeFileSync(path.join(folder, 'report.html'), html(content));
  const lines = aimLines(aims, runs.newest);
  return [...lines, `\nReport: ${path.relative('.', path.join(folder, 'report.html'))}`].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(writeReport(path.join(import.meta.dirname, '../results')));
