export interface Observation {
  /** Hands over what the browser was still to tell. */
  catchUp(): void;
  end(): void;
}

/** Hands over entries of the browser's timeline, those of the past included; an engine may know none of the type. */
export function observe<E extends PerformanceEntry>(
  type: string,
  each: (entry: E) => void,
  options?: { durationThreshold?: number },
): Observation | undefined {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return undefined;
  const take = (entries: PerformanceEntryList) => entries.forEach((entry) => each(entry as E));
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type, buffered: true, ...options });
  return { catchUp: () => take(observer.takeRecords()), end: () => observer.disconnect() };
}
