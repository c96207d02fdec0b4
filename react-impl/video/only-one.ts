import { onePerPage } from '../../shared/store.js';

/** Videos that are open, by how each goes back to its play button. */
const open = () => onePerPage('open-videos', () => new Set<() => void>());

/** Opening a video returns all others to their overlays (widgets §4 "Video"). Answers how to say that it has closed. */
export function takeStage(reset: () => void): () => void {
  for (const other of [...open()]) if (other !== reset) other();
  open().add(reset);
  return () => void open().delete(reset);
}
