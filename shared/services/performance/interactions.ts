/** web.dev/inp: one interaction in fifty may be worse than the value. */
const PER_OUTLIER = 50;

/** Interaction to Next Paint. A tap is several events with one id, of which the longest counts. */
export function createInteractions(count: () => number = countOfPage) {
  const durations = new Map<number, number>();
  return {
    add({ interactionId, duration }: { interactionId?: number; duration: number }) {
      if (!interactionId) return;
      durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration));
    },
    /** `undefined`: nobody has touched the page. */
    slowest(): number | undefined {
      const sorted = [...durations.values()].sort((one, other) => other - one);
      const outliers = Math.floor(Math.max(count(), durations.size) / PER_OUTLIER);
      return sorted[Math.min(outliers, sorted.length - 1)];
    },
  };
}

/** With those too short to be told of, where the browser counts them. */
const countOfPage = () => (performance as { interactionCount?: number }).interactionCount ?? 0;
