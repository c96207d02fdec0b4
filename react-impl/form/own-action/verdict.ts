/** What an answer says of a submission: `true`, it was accepted; `undefined`, nothing that is known. */
export type Verdict = boolean | undefined;

/** The members in which services and frameworks say it. */
const FLAGS = ['ok', 'success', 'successful', 'result', 'sent', 'mailsent', 'valid', 'isvalid'];
const WORDS = [...FLAGS, 'status', 'state', 'type', 'response', 'outcome'];
const CODES = ['code', 'statuscode'];

const YES =
  /^(?:true|1|yes|ok|okay|success|successful(?:ly)?|succeeded|sent|mail[_ ]sent|done|accepted|created|received|submitted|subscribed|queued|valid)[.!]?$/i;
const NO =
  /^(?:false|-1|no|errors?|danger|fail|failed|failure|invalid|unsuccessful|rejected|refused|denied|forbidden|blocked|aborted|spam|acceptance[_ ]missing|(?:not|validation|invalid|missing)[_ ].+|\w+[_ ](?:error|failed|missing|expired|invalid)|[45]\d\d)[.!]?$/i;

/** What a word or a number says. */
export function verdictOf(value: unknown): Verdict {
  const word = ['boolean', 'number', 'string'].includes(typeof value) ? String(value).trim() : '';
  return NO.test(word) ? false : YES.test(word) || undefined;
}

/** What the members of an object say: one that says no has the last word. */
export function verdictIn(data: Readonly<Record<string, unknown>>): Verdict {
  const all = [
    ...WORDS.map((name) => verdictOf(data[name])),
    // Where only success is spoken of, nothing is no.
    ...FLAGS.map((name) => (['', '0', 0].includes(data[name] as string) ? false : undefined)),
    // 1 may be the code of an error.
    ...CODES.map((name) => verdictOf(data[name]) && undefined),
  ];
  return all.includes(false) ? false : all.includes(true) || undefined;
}

/** Whether the status is one of success: it may be about the answer only. */
export const hasSuccessCode = ({ status, code, statuscode }: Readonly<Record<string, unknown>>): boolean =>
  [status, code, statuscode].some((value) => /^2\d\d$/.test(String(value)));
