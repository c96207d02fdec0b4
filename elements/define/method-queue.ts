import { flushSync } from 'react-dom';

type Methods = Record<string, (...args: unknown[]) => unknown>;
interface Call {
  readonly name: string;
  readonly args: unknown[];
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** Method calls of one element, which wait until its component provides the methods. `onWaiting` asks for a `run`. */
export function createMethodQueue(onWaiting: () => void) {
  let calls: Call[] = [];
  let methods: Methods | undefined;
  let failure: { readonly error: unknown } | undefined;

  function execute({ name, args, resolve, reject }: Call, provided: Methods) {
    try {
      resolve(provided[name]!(...args));
    } catch (error) {
      reject(error);
    }
  }
  return {
    call: (name: string, args: unknown[]): Promise<unknown> =>
      new Promise((resolve, reject) => {
        calls.push({ name, args, resolve, reject });
        onWaiting();
      }),
    provide(provided: Methods) {
      methods = provided;
      if (calls.length > 0) onWaiting();
    },
    onReady: () => (failure = undefined),
    onError(error: unknown) {
      failure = { error };
      methods = undefined;
    },
    onUnmount: () => (methods = failure = undefined),
    /** In order of the calls. The screen is up to date when their promises resolve. */
    run() {
      const [waiting, provided, failed] = [calls, methods, failure];
      if (waiting.length === 0 || !(provided || failed)) return;
      calls = [];
      if (failed) for (const { reject } of waiting) reject(failed.error);
      else flushSync(() => waiting.forEach((call) => execute(call, provided!)));
    },
  };
}
