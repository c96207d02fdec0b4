// node bench/report/write.mjs: the report of the runs in bench/results, anew.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { aims } from '../aims.mjs';
import { aimLines } from './aims-section.mjs';
import { contentOf } from './content.mjs';
import { html } from './html.mjs';
import { markdown } from './markdown.mjs';
import { readRuns } from './read-runs.mjs';

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
