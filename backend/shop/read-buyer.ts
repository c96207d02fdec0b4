import * as v from 'valibot';

/** Who orders, and where it is sent. */
export interface Buyer {
  readonly email: string;
  readonly name: string;
  /** Empty where nothing is shipped. */
  readonly street: string;
  readonly city: string;
  readonly postalCode: string;
  readonly country: string;
}
export type BuyerField = keyof Buyer;
export type ReadBuyer =
  { ok: true; buyer: Buyer } | { ok: false; errors: Readonly<Partial<Record<BuyerField, string>>> };

const MAX_TEXT = 200;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

const text = (message: string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.nonEmpty(message),
    v.maxLength(MAX_TEXT, `Use at most ${MAX_TEXT} characters.`),
  );
const unused = v.pipe(
  v.unknown(),
  v.transform(() => ''),
);
const email = v.pipe(text('Enter your email address.'), v.regex(EMAIL, 'Enter an address such as name@example.com.'));

const schemaOf = (isShipped: boolean) =>
  v.object({
    email,
    name: text('Enter your name.'),
    street: isShipped ? text('Enter your street and number.') : unused,
    city: isShipped ? text('Enter your town.') : unused,
    postalCode: isShipped ? text('Enter your postal code.') : unused,
    country: isShipped ? text('Enter your country.') : unused,
  });

/** The fields of the checkout's form. The address is read where something is shipped. Pure. */
export function readBuyer(fields: Readonly<Record<string, string>>, isShipped: boolean): ReadBuyer {
  const given = { email: '', name: '', street: '', city: '', postalCode: '', country: '', ...fields };
  const { success, output, issues } = v.safeParse(schemaOf(isShipped), given, { abortPipeEarly: true });
  if (success) return { ok: true, buyer: output };
  return { ok: false, errors: Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message])) };
}
