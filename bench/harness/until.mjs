import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 100;

/** Waits until an expression is true in the page. What does not come in time is an error that says what did not come. */
export async function until({ tab }, expression) {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await tab.evaluate(expression))) {
    if (Date.now() > deadline) throw new Error(`Not within ${PATIENCE_MS} ms: ${expression}`);
    await pause(LOOK_EVERY_MS);
  }
}
