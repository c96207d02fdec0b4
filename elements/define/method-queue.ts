import { flushSync } from 'react-dom';

type Methods = Record<string, (...args: unknown[]) => unknown>;
type Call = readonly [
  name: string,
  args: unknown[],
  resolve: (result: unknown) => void,
  reject: (error: unknown) => void,
];

/** Method calls of one element, which wait until its component provides the methods. `onWaiting` asks for a `run`. */
export function createMethodQueue(onWaiting: () => void) {
  const calls: Call[] = [];
  /** Nothing is executed before there are methods, or an error that calls are rejected with. */
  let execute: ((call: Call) => void) | undefined;

  return {
    call: (name: string, args: unknown[]): Promise<unknown> =>
      new Promise((resolve, reject) => {
        calls.push([name, args, resolve, reject]);
        onWaiting();
      }),
    /** `undefined` when the component is unmounted: calls wait for the next one. */
    provide(methods?: Methods) {
      execute =
        methods &&
        (([name, args, resolve, reject]) => {
          try {
            resolve(methods[name]!(...args));
          } catch (error) {
            reject(error);
          }
        });
      if (calls.length > 0) onWaiting();
    },
    /** The component has failed: calls are rejected until it provides methods again. */
    onError(error: unknown) {
      execute = ([, , , reject]) => reject(error);
    },
    /** In order of the calls. The screen is up to date when their promises resolve. */
    run() {
      const current = execute;
      if (current && calls.length > 0) flushSync(() => calls.splice(0).forEach(current));
    },
  };
}
