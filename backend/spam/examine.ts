import type { Settings } from '../app-options.js';
import type { Submission } from '../forms/read-submission.js';
import { findSpam } from './find-spam.js';
import { readStamp } from './stamp.js';
import { takeTraps, type Traps } from './traps.js';

/** Of a stamp of the future, because another process has another clock, nothing is said. */
async function readTook({ stamp }: Traps, { spamSecret, now }: Settings) {
  if (stamp === undefined || spamSecret === '') return undefined;
  const madeAt = await readStamp(stamp, spamSecret);
  return madeAt === undefined ? 'forged' : now() - madeAt;
}

/** The submission without the fields that are traps, and why it looks like spam, if it does. */
export async function examine(submission: Submission, headers: Headers | undefined, settings: Settings) {
  const traps = takeTraps(submission.form, submission.values);
  const tookMs = await readTook(traps, settings);
  const { form, values, isHoneypotFilled } = traps;
  return { ...submission, form, values, spam: findSpam({ values, isHoneypotFilled, tookMs, headers }) };
}
