/** Of bodies that are sent although the page is left, browsers take 64 KiB; a character has up to three bytes. */
const KEEPALIVE_MAX_LENGTH = 20_000;
export const fitsKeepalive = (body: object): boolean => JSON.stringify(body).length < KEEPALIVE_MAX_LENGTH;

/**
 * Each call waits for the one before: the first addition of a visitor makes the cart that the second is for. When the page is
 * left, those that wait are called at once.
 */
export function oneAfterTheOther<A, R>(call: (argument: A) => Promise<R>): (argument: A) => Promise<R> {
  let last: Promise<unknown> = Promise.resolve();
  let leaving = Promise.withResolvers<void>();
  addEventListener('pagehide', () => {
    leaving.resolve();
    leaving = Promise.withResolvers();
  });
  return (argument) => {
    const done = Promise.race([last, leaving.promise]).then(() => call(argument));
    last = done.catch(() => {});
    return done;
  };
}
