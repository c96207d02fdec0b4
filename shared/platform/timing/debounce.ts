export interface Debounced {
  /** Asks for a run, `ms` after the last time of asking. */
  (): void;
  /** Forgets a run that was asked for. */
  cancel(): void;
}

export function debounce(run: () => void, ms: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  return Object.assign(ask, { cancel: () => clearTimeout(timer) });
}
