import { onePerPage } from '../../shared/platform/store.js';

/** The videos that are open, by how each gives way: back to its play button, or a pause. */
const open = () => onePerPage('open-videos', () => new Set<() => void>());

/** Opening a video returns all others to their overlays (widgets §4 "Video"). */
export function takeStage(giveWay: () => void): void {
  for (const other of [...open()]) if (other !== giveWay) other();
  open().add(giveWay);
}

export const leaveStage = (giveWay: () => void): void => void open().delete(giveWay);

/** What starts by itself does not end what a visitor watches. */
export const isStageFree = (): boolean => open().size === 0;
