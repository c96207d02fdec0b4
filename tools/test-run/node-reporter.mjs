import { appendFileSync } from 'node:fs';

/**
 * A reporter of Node's test runner, beside `spec`, which is for people: a line of JSON in the file `SQ_RESULTS` for each error.
 * Written at once: a process that is made to exit loses what a reporter yields. The error of a suite is its own only where one
 * of its hooks has failed.
 */
// eslint-disable-next-line require-yield -- the runner takes async generators only
export default async function* nodeReporter(source) {
  for await (const { type, data } of source) {
    if (type !== 'test:fail') continue;
    const { error, type: kind } = data.details;
    if (kind === 'suite' && error?.failureType === 'subtestsFailed') continue;
    const cause = error?.cause ?? error;
    const text = String(cause?.stack ?? cause?.message ?? cause);
    appendFileSync(process.env.SQ_RESULTS, `${JSON.stringify({ title: data.name, text })}\n`);
  }
}
