import { onePerPage } from '../../platform/store.js';

/** What a gallery tells those that it is linked with. */
export interface LinkedGallery {
  readonly element: Element;
  /** The ids that its `linked` attribute names. */
  linked(): readonly string[];
  /** The index that it is on its way to; `undefined` while it rests. */
  target(): number | undefined;
  /** Another gallery has gone to this index. */
  follow(index: number): void;
}

const galleries = () => onePerPage('galleries', () => new Set<LinkedGallery>());

/** Makes a gallery known to the others of the page, until the returned function is called. */
export function joinGalleries(gallery: LinkedGallery): () => void {
  galleries().add(gallery);
  return () => galleries().delete(gallery);
}

const areLinked = (a: LinkedGallery, b: LinkedGallery) =>
  a.linked().includes(b.element.id) || b.linked().includes(a.element.id);

/** All galleries that share their index with this one: a link works both ways, and over others in between. */
export function linkedWith(gallery: LinkedGallery): LinkedGallery[] {
  const found = new Set([gallery]);
  for (const each of found)
    for (const other of galleries()) if (!found.has(other) && areLinked(each, other)) found.add(other);
  found.delete(gallery);
  return [...found];
}

/** Whether one of them stands in the way of a move: it is heading to a different index (widgets §4 "Gallery"). */
export const isHeld = (gallery: LinkedGallery, index: number): boolean =>
  linkedWith(gallery).some((other) => (other.target() ?? index) !== index);
