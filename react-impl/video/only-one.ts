import { onePerPage } from '../../shared/platform/store.js';

/** One function for each video that has started and is not closed: it closes or pauses the video. */
const active = () => onePerPage('open-videos', () => new Set<() => void>());

/** Marks a video as active and stops all others (widgets §4 "Video"). */
export function activateOnly(stop: () => void): void {
  for (const other of [...active()]) if (other !== stop) other();
  active().add(stop);
}

export const deactivate = (stop: () => void): void => void active().delete(stop);

/** Whether a video may start by itself: it must not stop one that the visitor watches. */
export const isNoneActive = (): boolean => active().size === 0;
