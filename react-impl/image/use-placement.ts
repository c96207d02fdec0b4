import { write } from '../../shared/platform/html/written.js';
import { useLayoutEffect } from 'react';
import { readAspectRatio } from '../../shared/media/images/aspect-ratio.js';
import { objectPosition, parseAlignment, placeImage, type CropMode } from '../../shared/media/images/frame.js';
import { naturalSize } from '../../shared/media/images/image-helpers.js';
import { warnOnce } from '../../shared/platform/log.js';
import type { FocalPoint, Size } from '../../shared/media/slides/slide-data.js';

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

/** The image's parent, if it contains nothing else: computed offsets are relative to it. */
const frameOf = (image: HTMLImageElement) =>
  image.parentElement?.childElementCount === 1 ? image.parentElement : undefined;

/** Writes the styles of the image and its frame: ratio, crop and position. Updated when either changes its size. */
export function usePlacement(
  image: HTMLImageElement | undefined,
  known: Size | undefined,
  focal: FocalPoint,
  options: Options,
): void {
  const { fixedRatio, stretch, useBgImage, useAdvancedPositioning } = options;
  // Existing templates set the crop mode by a class (widgets §5 "Image").
  const classMode = image?.closest('.content-fit') ? 'contain' : image?.closest('.content-fill') ? 'cover' : undefined;
  const mode = classMode ?? options.cropMode;
  const requested = image?.closest<HTMLElement>('[data-alignment]')?.dataset['alignment'] ?? options.fitAlignment;
  const parsed = parseAlignment(classMode === 'contain' && requested === 'center' ? '' : requested);
  const alignment = parsed ?? CENTER;
  const [width, height] = [known?.width, known?.height];
  const positionKey = JSON.stringify([focal, alignment]);

  useLayoutEffect(() => {
    if (image && classMode === 'contain' && !image.closest('[data-alignment]') && !parsed)
      warnOnce('Missing alignment for "content-fit" image.', image);
  }, [image, classMode, parsed]);

  useLayoutEffect(() => {
    if (!image) return;
    const fixed = fixedRatio === 'true' ? undefined : readAspectRatio(fixedRatio);
    const own = width && height ? `${width} / ${height}` : undefined;
    const ratio = fixed ?? (image.hasAttribute('width') && !fixedRatio ? undefined : own);
    const frame = useAdvancedPositioning && !useBgImage ? undefined : frameOf(image);
    const restore = [
      writeStyles(frame ?? image, {
        ...(ratio && { 'aspect-ratio': ratio }),
        ...(frame && { position: 'relative', overflow: 'hidden', display: 'block' }),
        ...(frame &&
          useBgImage && { 'background-size': mode === 'none' ? 'auto' : mode, 'background-repeat': 'no-repeat' }),
      }),
      writeStyles(image, {
        ...((fixed ?? fixedRatio) && stretch && { 'inline-size': '100%' }),
        // Known before the image is loaded, and whichever width of it is loaded.
        ...(width && { '--sq-image-own-width': `${width}px` }),
        'object-fit': mode === 'contain' && !stretch ? 'scale-down' : mode,
      }),
      // Invisible, on paper too, but still read by screen readers; the background is what is visible.
      writeStyles(image, useBgImage ? { opacity: '0' } : {}, ' !important'),
    ];
    let restorePosition = () => {};
    const updatePosition = () => {
      const size = sizeOf(image, width && height ? { width, height } : undefined);
      const box = frame ?? image;
      const frameSize = { width: box.clientWidth, height: box.clientHeight };
      if (!size || frameSize.width === 0 || frameSize.height === 0) return;
      restorePosition();
      const placed = placeImage(size, frameSize, { mode, focal, alignment, stretch });
      const position = objectPosition(placed, frameSize);
      if (frame && useBgImage) restorePosition = writeStyles(frame, { 'background-position': position });
      else if (frame)
        restorePosition = writeStyles(image, {
          position: 'absolute',
          'max-inline-size': 'none',
          width: `${placed.width}px`,
          height: `${placed.height}px`,
          left: `${placed.left}px`,
          top: `${placed.top}px`,
        });
      else restorePosition = writeStyles(image, { 'object-position': position });
    };
    const observer = new ResizeObserver(updatePosition);
    observer.observe(frame ?? image);
    image.addEventListener('load', updatePosition);
    updatePosition();
    return () => {
      observer.disconnect();
      image.removeEventListener('load', updatePosition);
      restorePosition();
      for (const undo of restore.reverse()) undo();
    };
  }, [image, width, height, positionKey, mode, fixedRatio, stretch, useBgImage, useAdvancedPositioning]); // eslint-disable-line react-hooks/exhaustive-deps -- `positionKey` stands for the focal point and the alignment
}

/** Writes inline styles (CSS property name to value), and returns how to restore the previous ones. */
function writeStyles(element: HTMLElement, styles: Readonly<Record<string, string>>, priority = ''): () => void {
  const undo = Object.entries(styles).map(([name, value]) => write(element, `:${name}`, value + priority));
  return () => undo.forEach((each) => each());
}
