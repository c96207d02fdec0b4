/** The fields that the wrapper reads of an answer (storefront §7). Those of another type than here are left out. */
export interface ResponseBody {
  readonly error?: string;
  readonly message?: string;
  readonly billingErrorCode?: string;
  readonly loginRequired?: boolean;
  readonly authorizationFail?: boolean;
  readonly crumbFail?: boolean;
  /** The new one that comes with `crumbFail`. */
  readonly crumb?: string;
  /** Messages by field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The server has logged and reported the error; there is nothing to tell about it. */
  readonly cleaned?: boolean;
  /** What failed was a connection behind the server. */
  readonly network?: boolean;
  /** Under which the server has logged the error. */
  readonly errorKey?: string;
  readonly data?: unknown;
  readonly [field: string]: unknown;
}

const TEXTS = ['error', 'message', 'billingErrorCode', 'crumb', 'errorKey'];
const FLAGS = ['loginRequired', 'authorizationFail', 'crumbFail', 'cleaned', 'network'];
const SAYS_NO = /"(?:crumbFail|loginRequired|authorizationFail)"/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Unknown data to a body; `undefined` for what is no object. Fields that the wrapper does not know stay as they are. */
export function toResponseBody(value: unknown): ResponseBody | undefined {
  if (!isObject(value)) return undefined;
  const body = { ...value };
  for (const name of TEXTS) if (typeof body[name] !== 'string' || body[name] === '') delete body[name];
  for (const name of FLAGS) if (typeof body[name] !== 'boolean') delete body[name];
  const { errors } = body;
  if (isObject(errors))
    body['errors'] = Object.fromEntries(Object.entries(errors).filter(([, text]) => typeof text === 'string'));
  else delete body['errors'];
  return body;
}

/** The body of an answer that says no, which it may with any status, 200 included (ambiguity A47). */
export function readRefusal(text: string): ResponseBody | undefined {
  if (!SAYS_NO.test(text)) return undefined;
  try {
    const body = toResponseBody(JSON.parse(text));
    return body?.crumbFail || body?.loginRequired || body?.authorizationFail ? body : undefined;
  } catch {
    return undefined;
  }
}
