import type { Size } from '../slides/slide-data.js';

/** Returns the image. Throws the specified error if there is none (widgets §8 "Images"). */
export function requireImage(image: HTMLImageElement | null | undefined): HTMLImageElement {
  if (!image) throw new Error('No image');
  return image;
}

/** All images inside a node, or the node if it is one. Throws without a node, for anything else, and without an image. */
export function findImages(root: Node | string | null | undefined): HTMLImageElement[] {
  if (root === null || root === undefined) throw new Error('No root node');
  if (!(root instanceof Element || root instanceof Document || root instanceof DocumentFragment))
    throw new Error(`${typeof root === 'string' ? root : root.nodeName} is not a valid node.`);
  const images = root instanceof HTMLImageElement ? [root] : [...root.querySelectorAll('img')];
  if (images.length === 0) throw new Error('No images');
  return images;
}

/** The natural size of an image in px. Throws until it is loaded. */
export function naturalSize(image: HTMLImageElement | null | undefined): Size {
  const { naturalWidth, naturalHeight, alt, src } = requireImage(image);
  if (naturalWidth === 0) throw new Error(`${alt || src || 'image'} not loaded`);
  return { width: naturalWidth, height: naturalHeight };
}
