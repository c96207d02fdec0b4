import { onePerPage } from '../../platform/store.js';

/** The motion of a gallery to another slide. */
export interface MovingRow {
  /** The index that it leads to. */
  readonly to: number;
  /** What the visitor has asked for meanwhile, and what happens then when it is over: only the last is kept. */
  kept?: { readonly index: number; readonly run: () => void };
}

/** A gallery as the galleries that are linked with it see it. */
export interface LinkedGallery {
  readonly element: Element;
  /** Its `linked` attribute: ids, separated by spaces. */
  readonly linked: string;
  /** The motion in progress. */
  readonly moving?: MovingRow | undefined;
  /** Another gallery has moved to this index. */
  follow(index: number): void;
}

const galleries = () => onePerPage('galleries', () => new Set<LinkedGallery>());

/** Registers a gallery with the others of the page, until the returned function is called. */
export function joinGalleries(gallery: LinkedGallery): () => void {
  galleries().add(gallery);
  return () => galleries().delete(gallery);
}

const names = ({ linked }: LinkedGallery, { id }: Element) => id !== '' && linked.split(/\s+/).includes(id);
const areLinked = (a: LinkedGallery, b: LinkedGallery) => names(a, b.element) || names(b, a.element);

/** All galleries that share their index with this one: a link works in both directions, and through other galleries. */
export function linkedWith(gallery: LinkedGallery): LinkedGallery[] {
  const found = new Set([gallery]);
  for (const each of found)
    for (const other of galleries()) if (!found.has(other) && areLinked(each, other)) found.add(other);
  found.delete(gallery);
  return [...found];
}

/**
 * The motion because of which a gallery must not move to this index: its own, or that of a linked gallery to a different
 * index (widgets §4 "Gallery").
 */
export const motionInTheWay = (gallery: LinkedGallery, index: number): MovingRow | undefined =>
  gallery.moving ?? linkedWith(gallery).find(({ moving }) => moving && moving.to !== index)?.moving;
