import type { Settings } from '../app-options.js';
import type { Submission } from '../forms/read-submission.js';
import { readStamp } from './stamp.js';
import { type FieldValues, textsOf } from '../forms/field-values.js';

interface SpamSigns {
  readonly values: FieldValues;
  readonly isHoneypotFilled: boolean;
  /** How long after the form was made it was sent; `undefined` where that is not known, `forged` with a false stamp. */
  readonly tookMs: number | 'forged' | undefined;
  /** The headers of the request; `undefined` where they are not those of a network. */
  readonly headers: Headers | undefined;
}

/** A submission whose signs weigh this much together is marked. */
const ENOUGH = 5;
/** Nobody reads and fills in a form in less. */
const TOO_SOON_MS = 3000;
const MANY_LINKS = 3;
const HARVEST_OF_LINKS = 8;

const LINK = /\bhttps?:\/\/|\bwww\./gi;
/** A link as HTML, as BBCode or as Markdown: no comment field takes them, and people do not type them. */
const MARKUP = /<a\s[^>]{0,200}href|\[url\b|\[link\b|\]\(https?:/i;
/** Letters that look alike, of two alphabets in one word. */
const MIXED = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u;

const SHORT_FIELD = /name|who|phone|city|subject|topic/i;
const countLinks = (texts: readonly string[]) => texts.reduce((sum, text) => sum + (text.match(LINK)?.length ?? 0), 0);

/**
 * Why a submission looks like spam, by weight: one strong sign is enough, weak ones only together. Empty for one that does
 * not. Such a submission is stored and marked, and its answer is that of any other: a program learns nothing. Pure.
 */
export function findSpam({ values, isHoneypotFilled, tookMs, headers }: SpamSigns): readonly string[] {
  const texts = [...values.values()].flatMap(textsOf);
  const links = countLinks(texts);
  const shortTexts = [...values].flatMap(([id, value]) => (SHORT_FIELD.test(id) ? textsOf(value) : []));
  const signs: [boolean, number, string][] = [
    [isHoneypotFilled, 10, 'A field that people do not see was filled in.'],
    [tookMs === 'forged', 10, 'The time of the form was forged.'],
    [typeof tookMs === 'number' && tookMs >= 0 && tookMs < TOO_SOON_MS, 5, 'It was sent faster than anybody types.'],
    [texts.some((text) => MARKUP.test(text)), 5, 'It has links as markup.'],
    [links >= HARVEST_OF_LINKS, 5, `It has ${links} links.`],
    [links >= MANY_LINKS && links < HARVEST_OF_LINKS, 3, `It has ${links} links.`],
    [countLinks(shortTexts) > 0, 3, 'It has a link where a name or a subject is asked for.'],
    [texts.some((text) => MIXED.test(text)), 3, 'It mixes letters of two alphabets in one word.'],
    [headers?.get('accept-language') === null, 3, 'It did not come from a browser.'],
  ];
  const found = signs.filter(([isThere]) => isThere);
  const weight = found.reduce((sum, [, own]) => sum + own, 0);
  return weight >= ENOUGH ? found.map(([, , reason]) => reason) : [];
}

/**
 * Fields that are no answers. The first two are left empty by people, who do not see them, and filled in by programs; the
 * third is a stamp. The names are those that Formspree and others use, so that forms need not be changed.
 */
const HONEYPOTS = ['_gotcha', '_honeypot'];
const STAMP = '_stamp';

interface Traps {
  /** JSON text of field id to value, without the traps. */
  readonly form: string;
  readonly values: FieldValues;
  readonly isHoneypotFilled: boolean;
  /** `undefined` where the form has none. */
  readonly stamp: string | undefined;
}

/** Takes the traps out of the answers. A form without any is left exactly as it was sent. Pure. */
function takeTraps(form: string, values: FieldValues): Traps {
  const traps = [...HONEYPOTS, STAMP].filter((name) => values.has(name));
  if (traps.length === 0) return { form, values, isHoneypotFilled: false, stamp: undefined };
  const answers = new Map([...values].filter(([name]) => !traps.includes(name)));
  const stamp = values.get(STAMP);
  return {
    form: JSON.stringify(Object.fromEntries(answers)),
    values: answers,
    isHoneypotFilled: HONEYPOTS.some((name) => !['', null, undefined].includes(values.get(name) as string | undefined)),
    stamp: values.has(STAMP) ? String(stamp) : undefined,
  };
}

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
