import * as v from 'valibot';

/** Longer ones are refused before they are compared. */
const MAX_EMAIL = 256;
const MAX_PASSWORD = 1000;
const SIGN_IN = v.object({
  // A database cannot store U+0000.
  email: v.pipe(v.string(), v.regex(/^\P{Cc}+$/u), v.maxLength(MAX_EMAIL)),
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_PASSWORD)),
  rememberMe: v.optional(v.boolean(), false),
});
export type SignIn = v.InferOutput<typeof SIGN_IN>;

/** The body of a sign-in (storefront §3 "Sign-in"); `undefined` for anything else. Pure. */
export function readSignIn(body: unknown): SignIn | undefined {
  const read = v.safeParse(SIGN_IN, body);
  return read.success ? read.output : undefined;
}
