import { appendFileSync } from 'node:fs';

/** The tests of a suite and of the suites in it, each with the titles that lead to it. */
function* testsOf(suite, titles = []) {
  for (const test of suite.tests) yield { ...test, title: [...titles, test.name].join(' > ') };
  for (const inner of suite.suites) yield* testsOf(inner, [...titles, inner.name]);
}

/** The stack where it begins with the message, as in Chromium; both elsewhere. */
function textOf({ name, message, stack, expected, actual }) {
  const words = [name, message].filter(Boolean).join(': ');
  const text = stack?.includes(message) ? stack : [words, stack].filter(Boolean).join('\n');
  return expected === undefined ? text : `${text}\n  expected: ${expected}\n  actual: ${actual}`;
}

function resultOf({ testResults, errors, passed, request404s, testFile }, { root, startedAt, isStarted }) {
  const tests = testResults ? [...testsOf(testResults)] : [];
  const failed = tests.filter((test) => !test.passed && !test.skipped);
  const found = [
    ...failed.map(({ title, error }) => ({ title, text: error ? textOf(error) : 'failed without an error' })),
    ...errors.map((error) => ({ title: '', text: textOf(error) })),
  ];
  if (!passed && found.length === 0) found.push({ title: '', text: `failed; not found: ${request404s.join(', ')}` });
  return {
    file: testFile.replace(`${root}/`, ''),
    passed: tests.filter((test) => test.passed).length,
    failed: passed ? 0 : Math.max(failed.length, 1),
    seconds: (Date.now() - startedAt) / 1000,
    errors: found,
    isStarted,
  };
}

/** A reporter that adds a line of JSON to a file for each test file that has ended: a `FileResult` of tools/test-run. */
export function fileResults(address) {
  const startedAt = new Map();
  const started = new Set();
  /** The first files begin before the reporter does. */
  const begun = Date.now();
  return {
    start({ config, sessions }) {
      sessions.on('session-status-updated', (session) => {
        const { id, status } = session;
        if (status === 'INITIALIZING') startedAt.set(id, Date.now());
        if (status === 'TEST_STARTED') started.add(id);
        if (status !== 'FINISHED') return;
        const result = resultOf(session, {
          root: config.rootDir,
          startedAt: startedAt.get(id) ?? begun,
          isStarted: started.has(id),
        });
        appendFileSync(address, `${JSON.stringify(result)}\n`);
      });
    },
  };
}
