type Data = Readonly<Record<string, unknown>>;

/** What a form service says in JSON. */
export interface JsonAnswer {
  readonly isRefused: boolean;
  /** For the visitor, about the whole form; empty without one. */
  readonly message: string;
  /** Texts by field name. */
  readonly errors: Readonly<Record<string, string>>;
  /** The page to show after success. */
  readonly next: string | undefined;
}

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (data: unknown, names: readonly string[]): string => {
  if (typeof data === 'string') return data.trim();
  if (Array.isArray(data))
    return data
      .map((each) => textIn(each, names))
      .filter(Boolean)
      .join(' ');
  if (!isObject(data)) return '';
  for (const name of names) {
    const text = textIn(data[name], names);
    if (text) return text;
  }
  return '';
};

const MESSAGE = ['error', 'message', 'msg', 'detail', 'title'];
/** In an error of a list, where `error` may be a code. */
const TEXT = ['message', 'msg', 'error'];
const FIELD = ['field', 'name', 'param', 'path'];
const NEXT = ['next', 'redirect', 'redirect_url', 'redirectUrl'];
const NO = /^(?:false|error|fail(?:ed|ure)?)$/i;

/** Errors as a list of `{field, message}`, as Formspree has them, or as a map of field to text or texts, as Laravel has them. */
function readErrors(found: unknown): readonly (readonly [field: string, text: string])[] {
  const entries: [string, unknown][] = Array.isArray(found)
    ? found.map((each: unknown) => [isObject(each) ? textIn(each, FIELD) : '', each])
    : Object.entries(isObject(found) ? found : {});
  return entries.map(([field, value]) => [field, textIn(value, TEXT)] as const).filter(([, text]) => text);
}

/**
 * Reads an answer in the shapes that form services and web frameworks use: `ok` or `success` (true, false, or these as
 * text), `error` or `message`, `errors`, `next` or `redirect`. Unknown data is accepted with a status of success. Pure.
 */
export function readJsonAnswer(status: number, data: unknown): JsonAnswer {
  const body = isObject(data) ? data : {};
  const said = body['ok'] ?? body['success'] ?? body['result'];
  const errors = readErrors(body['errors'] ?? (isObject(body['data']) ? body['data']['errors'] : undefined));
  const byField = errors.filter(([field]) => field);
  const ofForm = errors.filter(([field]) => !field).map(([, text]) => text);
  const saysNo =
    said === undefined
      ? errors.length > 0 || Boolean(body['error'])
      : !said || (typeof said === 'string' && NO.test(said));
  const isRefused = status >= 400 || saysNo;
  if (!isRefused) return { isRefused, message: '', errors: {}, next: textIn(body, NEXT) || undefined };
  const general = byField.length > 0 ? '' : textIn(body, MESSAGE) || textIn(body['body'], MESSAGE);
  return { isRefused, message: ofForm.join(' ') || general, errors: Object.fromEntries(byField), next: undefined };
}
