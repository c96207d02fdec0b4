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
