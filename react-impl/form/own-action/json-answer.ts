import { fieldTexts, isObject, members, textIn } from './answer-texts.js';
import { hasSuccessCode, verdictIn, verdictOf } from './verdict.js';

/** What a server says of a submission. */
export interface Answer {
  /** `unclear`: it has words, and none of those that are known to mean one or the other. */
  readonly kind: 'accepted' | 'refused' | 'unclear';
  /** For the visitor, about the whole form; empty without one. */
  readonly message: string;
  /** Texts by field name. */
  readonly errors: Readonly<Record<string, string>>;
  /** The page to show after success. */
  readonly next: string | undefined;
}

type Members = ReturnType<typeof members>;

/** In the order in which they are looked for. */
const MESSAGE = ['message', 'msg', 'errormessage', 'confirmationmessage', 'inlinemessage', 'detail', 'title', 'text'];
const MORE = ['description', 'reason', 'info', 'response', 'status', 'result'];
const ERRORS = ['errors', 'invalidfields', 'validationmessages', 'validationerrors', 'fielderrors'];
const NEXT = ['next', 'redirect', 'redirecturl', 'redirecturi'];
/** In the address of a page to which a server leads after it has not accepted a form. */
export const NOT_THANKS =
  /(?:\b|_)(?:errors?|fail(?:ed|ure)?|invalid|spam|denied|expired|blocked|log-?in|sign-?in)(?:\b|_)/i;
/** Phrases of HTTP: any other text says more. */
const PHRASE = /^(?:bad request|unprocessable (?:entity|content)|forbidden|unauthorized)$/i;

/** The first text, or else the first word: it may be a code. */
function messageIn(body: Members, names: readonly string[]): string {
  const texts = [
    ...names.map((name) => textIn(body[name], MESSAGE)),
    textIn(body['data'], ['message', 'msg', 'error']),
    textIn(body['body'], MESSAGE),
    ...MORE.map((name) => textIn(body[name], [])).filter((text) => text.includes(' ')),
  ].filter((text) => text && !PHRASE.test(text) && (text.includes(' ') || verdictOf(text) === undefined));
  return texts.find((text) => !/^[a-z]+(?:[_-][a-z]+)+$/i.test(text)) ?? texts[0] ?? '';
}

/** `false`, 0, "OK", an empty list and the like say that there is no error. */
const isGiven = (error: unknown): boolean =>
  Boolean(typeof error === 'object' && error ? Object.keys(error).length : error) &&
  !/^(?:false|0|no|none|null|no errors?\.?|ok|success)$/i.test(String(error).trim());

/**
 * The errors where they are said to be, or the data of a JSend failure, or members that have the names of fields. Texts
 * under such names are errors only in a failure: some services send back what they got.
 */
function findErrors(object: object, isFailure: boolean, names: readonly string[]) {
  const body = members(object);
  const data = body['data'];
  const lists = [body, members(data)].flatMap((each) => ERRORS.map((name) => each[name]));
  const hasMessage = typeof body['error'] === 'string' || textIn(body['error'], MESSAGE) !== '';
  if (!hasMessage) lists.push(body['error']);
  if (isFailure && Array.isArray(body['detail'])) lists.push(body['detail']);
  if (body['status'] === 'fail' && isObject(data)) lists.push(data);
  for (const found of lists) {
    const texts = fieldTexts(found, names);
    if (texts.length > 0) return texts;
  }
  const known = ['__all__', 'non_field_errors', ...names];
  const isError = ([name, value]: [string, unknown]) => {
    if (!known.includes(name)) return false;
    const isList = Array.isArray(value);
    // A text for the visitor and a field may have the same name.
    const mayBeField = !MESSAGE.includes(name) || (isList && !('error' in body));
    return isFailure ? mayBeField : isList && value.some((each) => isObject(each) && 'message' in each);
  };
  return [object, isObject(data) ? data : {}].flatMap((each) =>
    fieldTexts(Object.fromEntries(Object.entries(each).filter(isError)), names),
  );
}

/**
 * Reads an answer in the shapes that form services and web frameworks use: docs/form-services.md lists them. `data` is a
 * text where the answer is no JSON; `names` are those of the form's fields. Pure.
 */
export function readJsonAnswer(status: number, data: unknown, names: readonly string[] = []): Answer {
  let object = isObject(data) ? data : { result: data === '' ? null : data, message: data };
  if (Array.isArray(data)) {
    const answers = status < 400 ? data.map((each) => readJsonAnswer(status, each, names)) : [];
    const refusal = answers.find(({ kind }) => kind === 'refused');
    if (refusal) return refusal;
    object = status >= 400 ? { errors: data } : { message: data.filter((each) => typeof each === 'string') };
  }
  const body = members(object);
  const inner = members(body['data']);
  const says = verdictIn(body) ?? verdictIn(inner);
  const texts = findErrors(object, status >= 400 || says === false, names).filter(
    ([field, text]) => field || isGiven(text),
  );
  const byField = new Map<string, string[]>();
  for (const [field, text] of texts) byField.set(field, [...(byField.get(field) ?? []), text]);
  const ofForm = byField.get('') ?? [];
  byField.delete('');
  // Not of an object: a name may be that of one of its own members.
  const errors = Object.fromEntries([...byField].map(([field, list]) => [field, list.join(' ')]));
  const hasFields = byField.size > 0;
  const hasError = ofForm.length > 0 || isGiven(body['error']) || isGiven(inner['error']);
  if (status >= 400 || says === false || hasFields || hasError) {
    const message = ofForm.join(' ') || (hasFields ? '' : messageIn(body, ['error', ...MESSAGE]));
    return { kind: 'refused', message, errors, next: undefined };
  }
  const message = messageIn(body, MESSAGE);
  const next = textIn(NEXT.map((name) => body[name]).find(Boolean), []) || undefined;
  const isAccepted =
    says ||
    (next && !NOT_THANKS.test(next)) ||
    (!message && !next) ||
    status !== 200 ||
    hasSuccessCode(body) ||
    'error' in body ||
    'errors' in body;
  return { kind: isAccepted ? 'accepted' : 'unclear', message, errors, next };
}
