/** A page that does not exist (storefront §8, ambiguity A94). */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
  constructor(readonly path: string) {
    super(`${path} was not found`);
  }
}

export type LoadProblem = 'failed' | 'timeout' | 'stylesheet';

const WORDS: Record<LoadProblem, string> = {
  failed: 'could not be loaded',
  timeout: 'did not load in time',
  stylesheet: 'is a stylesheet that could not be loaded',
};

/** A failed load: `chunk` names what was loaded, `cause` is the browser's error. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  constructor(
    readonly chunk: string,
    readonly reason: LoadProblem,
    options?: ErrorOptions,
  ) {
    super(`${chunk} ${WORDS[reason]}`, options);
  }
}
