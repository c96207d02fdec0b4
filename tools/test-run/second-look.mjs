import { runBrowserFiles } from './browser-files.mjs';
import { runNodeFiles } from './node-files.mjs';

/** More failed files than this are no accident: they are not run again. */
const MOST = 20;
/** More unsteady files than this fail the run. */
export const MOST_UNSTEADY = 5;

/** Runs the given files of a part of `npm test`. */
export const runFiles = (part, files, atOnce) =>
  part.engine ? runBrowserFiles({ ...part, files }) : runNodeFiles({ files, atOnce });

/**
 * Runs each failed test file once more, alone: after everything else, in a new browser or process. A file that passes now
 * counts as passed and is unsteady; one that fails again has the errors of both runs.
 *
 * @param {{ part: object, results: import('./browser-files.mjs').FileResult[] }[]} runs replaced in place
 * @returns {Promise<{ part: string, file: string, errors: object[] }[]>} the unsteady files, with their first errors
 */
export async function takeSecondLook(runs) {
  const failed = runs.flatMap(({ part, results }) =>
    results.flatMap((first, index) => (first.failed > 0 ? [{ part, results, first, index }] : [])),
  );
  if (failed.length === 0) return [];
  if (failed.length > MOST) {
    console.log(`\n${failed.length} files failed, more than ${MOST}: none is run again`);
    return [];
  }
  console.log(`\n== Second look: ${failed.length} failed files, each alone`);
  const unsteady = [];
  for (const { part, results, first, index } of failed) {
    const [second] = await runFiles(part, [first.file], 1);
    console.log(`${second.failed > 0 ? 'fails again' : 'passes now'}: ${first.file} (${part.name})`);
    if (second.failed === 0) {
      results[index] = second;
      unsteady.push({ part: part.name, file: first.file, errors: first.errors });
    } else {
      const again = second.errors.map(({ title, text }) => ({ title: `second look: ${title}`, text }));
      results[index] = {
        ...second,
        isStarted: first.isStarted || second.isStarted,
        errors: [...first.errors, ...again],
      };
    }
  }
  return unsteady;
}
