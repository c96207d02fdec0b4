// npm run check: what neither the compiler nor ESLint sees. Every source is part of the package, no file imports itself
// over others, citations of the requirements name what docs/contributing/requirements.* contain, the documents have plain words,
// reports from the field name their tests, links of the documents lead somewhere, and no selector walks through the siblings
// of what it is not for.
import { existsSync } from 'node:fs';
import { entrySources } from '../build/entries.mjs';
import { findCircles } from './circles.mjs';
import { findUnprovenReports } from './field-reports.mjs';
import { importGraph } from './import-graph.mjs';
import { findDeadLinks } from './links.mjs';
import { fileReader, projectFiles } from './project-files.mjs';
import { findUnplainWords } from './plain-words.mjs';
import { entriesOf, findUnreachable } from './reachable.mjs';
import { findWrongCitations } from './requirements.mjs';
import { findSiblingWalks } from './sibling-walks.mjs';
import { writeGenerated } from '../registry.mjs';

writeGenerated();

const read = fileReader();
const files = projectFiles();
const graph = importGraph(
  files.filter((file) => file.includes('/')),
  read,
);
const kit = files.filter((file) => /^(elements|react-impl|shared)\//.test(file));
const entries = entriesOf(entrySources(), files);

const problems = [
  ...findUnreachable(graph, kit, entries, read),
  ...findCircles(graph).map((circle) => `imports in a circle: ${circle.join(' -> ')}`),
  ...findWrongCitations(files, read),
  ...findUnplainWords(files, read),
  ...findUnprovenReports(files, read),
  ...findDeadLinks(files, read, existsSync),
  ...findSiblingWalks(files, read),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
