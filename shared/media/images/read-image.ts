import { PICTURED, safeAddress } from '../../platform/html/safe-address.js';
import { parseDimensions, parseFocalPoint, type FocalPoint, type Size } from '../slides/slide-data.js';

/** The data attributes of an image (widgets §3 "Image configuration"). */
export interface ImageData {
  readonly source: string | undefined;
  readonly dimensions: Size | undefined;
  readonly focal: FocalPoint;
  /** Whether its host is known to serve the widths of the ladder: the platform's templates then set `data-image`. */
  readonly resizable: boolean;
}

export function readImage(image: HTMLImageElement): ImageData {
  const { src, image: original, imageDimensions, imageFocalPoint } = image.dataset;
  const own = { width: Number(image.getAttribute('width')), height: Number(image.getAttribute('height')) };
  return {
    source: [src, original].find((address) => safeAddress(address ?? '', PICTURED)),
    dimensions: parseDimensions(imageDimensions) ?? (own.width > 0 && own.height > 0 ? own : undefined),
    focal: parseFocalPoint(imageFocalPoint),
    resizable: Boolean(original),
  };
}
