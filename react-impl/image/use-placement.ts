import { useLayoutEffect } from 'react';
import { readAspectRatio } from '../../shared/media/images/aspect-ratio.js';
import { objectPosition, parseAlignment, placeImage, type CropMode } from '../../shared/media/images/frame.js';
import { naturalSize } from '../../shared/media/images/image-helpers.js';
import { warnOnce } from '../../shared/platform/log.js';
import type { FocalPoint, Size } from '../../shared/media/slides/slide-data.js';
import { writeStyles } from './write-styles.js';

const CENTER = { x: 'center', y: 'center' } as const;

interface Options {
  readonly fixedRatio: string;
  readonly cropMode: CropMode;
  readonly fitAlignment: string;
  readonly stretch: boolean;
  readonly useBgImage: boolean;
  readonly useAdvancedPositioning: boolean;
}

const sizeOf = (image: HTMLImageElement, known: Size | undefined): Size | undefined =>
  known ?? (image.naturalWidth > 0 ? naturalSize(image) : undefined);

/** The box that computed offsets refer to: the image's parent, if it holds nothing else. */
const frameOf = (image: HTMLImageElement) =>
  image.parentElement?.childElementCount === 1 ? image.parentElement : undefined;

/** Gives the image its frame and its place in it, again whenever either changes its shape. */
export function usePlacement(
  image: HTMLImageElement | undefined,
  known: Size | undefined,
  focal: FocalPoint,
  options: Options,
): void {
  const { fixedRatio, stretch, useBgImage, useAdvancedPositioning } = options;
  // Existing templates say it by a class (widgets §5 "Image").
  const byClass = image?.closest('.content-fit') ? 'contain' : image?.closest('.content-fill') ? 'cover' : undefined;
  const mode = byClass ?? options.cropMode;
  const told = image?.closest<HTMLElement>('[data-alignment]')?.dataset['alignment'] ?? options.fitAlignment;
  const parsed = parseAlignment(byClass === 'contain' && told === 'center' ? '' : told);
  const alignment = parsed ?? CENTER;
  const [width, height] = [known?.width, known?.height];
  const position = JSON.stringify([focal, alignment]);

  useLayoutEffect(() => {
    if (image && byClass === 'contain' && !image.closest('[data-alignment]') && !parsed)
      warnOnce('Missing alignment for "content-fit" image.', image);
  }, [image, byClass, parsed]);

  useLayoutEffect(() => {
    if (!image) return;
    const shape = fixedRatio === 'true' ? undefined : readAspectRatio(fixedRatio);
    const own = width && height ? `${width} / ${height}` : undefined;
    const ratio = shape ?? (image.hasAttribute('width') && !fixedRatio ? undefined : own);
    const frame = useAdvancedPositioning && !useBgImage ? undefined : frameOf(image);
    const restore = [
      writeStyles(frame ?? image, {
        ...(ratio && { 'aspect-ratio': ratio }),
        ...(frame && { position: 'relative', overflow: 'hidden', display: 'block' }),
        ...(frame &&
          useBgImage && { 'background-size': mode === 'none' ? 'auto' : mode, 'background-repeat': 'no-repeat' }),
      }),
      writeStyles(image, {
        ...((shape ?? fixedRatio) && stretch && { 'inline-size': '100%' }),
        'object-fit': mode === 'contain' && !stretch ? 'scale-down' : mode,
        // Read out and found as before; what is seen is the background.
        ...(useBgImage && { opacity: '0' }),
      }),
    ];
    let restorePlace = () => {};
    const place = () => {
      const size = sizeOf(image, width && height ? { width, height } : undefined);
      const box = frame ?? image;
      const room = { width: box.clientWidth, height: box.clientHeight };
      if (!size || room.width === 0 || room.height === 0) return;
      restorePlace();
      const placed = placeImage(size, room, { mode, focal, alignment, stretch });
      const at = objectPosition(placed, room);
      if (frame && useBgImage) restorePlace = writeStyles(frame, { 'background-position': at });
      else if (frame)
        restorePlace = writeStyles(image, {
          position: 'absolute',
          'max-inline-size': 'none',
          width: `${placed.width}px`,
          height: `${placed.height}px`,
          left: `${placed.left}px`,
          top: `${placed.top}px`,
        });
      else restorePlace = writeStyles(image, { 'object-position': at });
    };
    const observer = new ResizeObserver(place);
    observer.observe(frame ?? image);
    image.addEventListener('load', place);
    place();
    return () => {
      observer.disconnect();
      image.removeEventListener('load', place);
      restorePlace();
      for (const undo of restore.reverse()) undo();
    };
  }, [image, width, height, position, mode, fixedRatio, stretch, useBgImage, useAdvancedPositioning]); // eslint-disable-line react-hooks/exhaustive-deps -- `position` stands for the focal point and the alignment
}
