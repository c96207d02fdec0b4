import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** OWASP's second choice for scrypt, with 32 MiB each (https://cheatsheetseries.owasp.org, "Password Storage"). */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const MAX_MEMORY = 64 * 2 ** 20;
const KEY_BYTES = 32;
/** More than anybody types, and short enough to hash. In UTF-16 code units. */
export const MAX_PASSWORD = 1000;
/** NIST SP 800-63B-4 asks for 15 where a password is the only factor. */
export const MIN_PASSWORD = 15;

const FORMAT = /^scrypt\$(\d{1,8})\$(\d{1,3})\$(\d{1,3})\$([\w-]{16,100})\$([\w-]{16,200})$/;

const derive = (password: string, salt: Buffer, cost: typeof COST, bytes: number) =>
  new Promise<Buffer>((resolve, reject) =>
    // The same letters may be written in more than one way, by different keyboards.
    scrypt(password.normalize('NFKC'), salt, bytes, { ...cost, maxmem: MAX_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

/** The password as it is stored: `scrypt$N$r$p$salt$key`, so that costs may be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST, KEY_BYTES);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Throws a `TypeError` for a hash that `hashPassword` did not make. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = FORMAT.exec(hash) ?? [];
  if (key === '') throw new TypeError('The stored password has no form that is known.');
  const expected = Buffer.from(key, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url'), cost, expected.length), expected);
}

/**
 * At most one password is hashed at a time, and `waiting` wait: each takes 32 MiB and a core for a part of a second, which
 * strangers must not take as often as they like. Resolves to `undefined` where too many wait already.
 */
export function createTurns(waiting: number) {
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;
  return function inTurn<T>(run: () => Promise<T>): Promise<T | undefined> {
    if (count > waiting) return Promise.resolve(undefined);
    count++;
    const own = last.then(run).finally(() => count--);
    last = own.catch(() => {});
    return own;
  };
}
