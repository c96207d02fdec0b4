import type { Submission } from '../logic/payload.js';
import { hasFiles } from '../logic/post.js';
import type { SendResult } from './form-api.js';

type Failed = SendResult & { ok: false };

const wasNotSent = ({ failure }: Failed): boolean => failure.kind === 'network' || failure.kind === 'unsent';

/**
 * Whether a submission waits for the network. Not with a captcha: its token expires before the network may be back. Not with
 * a file: it is not stored on the device.
 */
export const canWait = (submission: Submission, result: Failed): boolean =>
  wasNotSent(result) && !navigator.onLine && submission.captchaKey === undefined && !carriesFiles(submission);

/** Whether a submission has files, which are not stored on the device. */
export const carriesFiles = ({ files, post }: Submission): boolean =>
  Boolean(files?.length || (post && hasFiles(post)));

/** Whether the form's own action gave no answer, though there is a network. */
export const isUnanswered = (result: Failed): boolean =>
  result.call === 'post' && (wasNotSent(result) || result.failure.kind === 'unconfirmed') && navigator.onLine;
