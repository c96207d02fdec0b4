import { parseJson } from './parse-json.js';
import { isObject } from '../page/unknown-values.js';

/** The fields of an answer that the wrapper reads (storefront §7). Fields of another type are left out. */
export interface ResponseBody {
  readonly error?: string;
  readonly message?: string;
  readonly billingErrorCode?: string;
  readonly loginRequired?: boolean;
  readonly authorizationFail?: boolean;
  readonly crumbFail?: boolean;
  /** The new crumb, sent with `crumbFail`. */
  readonly crumb?: string;
  /** Messages by field id. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The server has logged and reported the error, so that its details are not shown. */
  readonly cleaned?: boolean;
  /** A connection behind the server failed. */
  readonly network?: boolean;
  /** The key of the error in the server's log. */
  readonly errorKey?: string;
  readonly data?: unknown;
  readonly [field: string]: unknown;
}

const TEXTS = ['error', 'message', 'billingErrorCode', 'crumb', 'errorKey'];
const FLAGS = ['loginRequired', 'authorizationFail', 'crumbFail', 'cleaned', 'network'];
const REFUSAL = /"(?:crumbFail|loginRequired|authorizationFail)"/;

/** Unknown data as a body; `undefined` for anything but an object. Unknown fields are left as they are. */
export function toResponseBody(value: unknown): ResponseBody | undefined {
  if (!isObject(value)) return undefined;
  const body = { ...value };
  for (const name of TEXTS) if (typeof body[name] !== 'string' || body[name] === '') delete body[name];
  for (const name of FLAGS) if (typeof body[name] !== 'boolean') delete body[name];
  const { errors } = body;
  if (isObject(errors))
    body['errors'] = Object.fromEntries(
      Object.entries(errors).flatMap(([name, text]) => {
        // Frameworks have a list of texts for each field.
        const texts = (Array.isArray(text) ? text : [text]).filter((each) => typeof each === 'string');
        return texts.length > 0 ? [[name, texts.join(' ')]] : [];
      }),
    );
  else delete body['errors'];
  return body;
}

/** The body of an answer that refuses the call, with any status, 200 included (ambiguity A47); else `undefined`. */
export function readRefusal(text: string): ResponseBody | undefined {
  if (!REFUSAL.test(text)) return undefined;
  const parsed = parseJson(text);
  const body = 'value' in parsed ? toResponseBody(parsed.value) : undefined;
  return body?.crumbFail || body?.loginRequired || body?.authorizationFail ? body : undefined;
}
