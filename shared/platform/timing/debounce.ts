export interface Debounced {
  /** Schedules a run `ms` after the last call. */
  (): void;
  /** Cancels the scheduled run. */
  cancel(): void;
}

export function debounce(run: () => void, ms: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  return Object.assign(schedule, { cancel: () => clearTimeout(timer) });
}
