import { useState, type CSSProperties } from 'react';
import { noteImage, takeRequest } from '../../../shared/media/slides/clicked-links.js';
import type { Size } from '../../../shared/media/slides/slide-data.js';
import { safeLink, safeSource } from '../../../shared/platform/html/safe-address.js';
import type { Translate } from './controls.js';
import type { Item } from './viewer-items.js';

interface Props {
  item: Item;
  current: boolean;
  t: Translate;
}

/** Only the ratio of this size is known. */
const AS_LARGE_AS_POSSIBLE = 100;

/**
 * One image, never larger than its own size nor than its place. Its frame has the final shape before the image is loaded,
 * where the author or the thumbnail tells it, and shows the thumbnail until then.
 */
export function Picture({ item, current, t }: Props) {
  const [state, setState] = useState<'loading' | 'loaded'>('loading');
  const [natural, setNatural] = useState<Size | null>();
  const { sources, link, image, label, isLinked, isClicked, isPlain } = item;
  const [attempt, setAttempt] = useState(() => (isClicked && !takeRequest(sources[0]!) ? 1 : 0));
  const source = sources[attempt];
  if (!source) return <Failed text={t('failed')} address={link ?? sources[0]} t={t} />;
  const thumbnail = image?.currentSrc || image?.src;
  const [own, written] = [sizeOf(image), writtenSize(image)];
  const stated = item.dimensions ?? (isPlain && !isLinked ? written : undefined);
  const known = natural ?? (isPlain && thumbnail === source ? own : undefined);
  // The size in a page is often only that of its layout.
  const size = (known && stated && known.width < stated.width ? stated : (known ?? stated)) ?? enlarged(own ?? written);
  return (
    <div className="frame" style={size && frameStyle(size)} data-shaped={size ? '' : undefined}>
      {state === 'loading' && thumbnail && thumbnail !== source && (
        <img className="thumbnail" src={safeSource(thumbnail)} alt="" />
      )}
      <img
        // Not by a property: React leaves out events of an image that is not rendered any more.
        ref={isClicked ? noteIfLoaded : undefined}
        part={current ? 'image' : 'image image-beside'}
        fetchPriority={current ? 'high' : 'low'}
        src={safeSource(source)}
        alt={label}
        width={stated?.width}
        height={stated?.height}
        draggable={false}
        data-state={state}
        onLoad={({ currentTarget }) => {
          setNatural(sizeOf(currentTarget));
          // The thumbnail stays below until the image can be drawn.
          const show = () => setState('loaded');
          currentTarget.decode().then(show, show);
        }}
        onError={() => setAttempt(attempt + 1)}
      />
    </div>
  );
}

interface FailedProps {
  text: string;
  address: string | undefined;
  t: Translate;
  /** Whether what has failed had the focus. */
  focused?: boolean;
}

/** In place of what could not be shown: a word, and where it may be seen without this viewer. */
export function Failed({ text, address, t, focused }: FailedProps) {
  const href = safeLink(address);
  return (
    <p className="failed">
      <span>{text}</span>{' '}
      {href && (
        <a href={href} ref={focused ? focus : undefined}>
          {t('openDirectly')}
        </a>
      )}
    </p>
  );
}

const focus = (link: HTMLElement | null) => link?.focus();

const noteIfLoaded = (image: HTMLImageElement | null) =>
  image?.addEventListener('load', () => noteImage(image.currentSrc), { once: true });

/** As custom properties, from which the sheet works out the largest size that fits. */
const frameStyle = ({ width, height }: Size): CSSProperties =>
  ({ '--w': String(width), '--h': String(height) }) as CSSProperties;

const sizeIf = (width: number, height: number) => (width > 1 && height > 1 ? { width, height } : undefined);

/** Not of a placeholder of one pixel. */
const sizeOf = (image: HTMLImageElement | null) => image && sizeIf(image.naturalWidth, image.naturalHeight);

/** The size in the image's attributes. */
const writtenSize = (image: HTMLImageElement | null) =>
  image && sizeIf(Number(image.getAttribute('width')), Number(image.getAttribute('height')));

const enlarged = (size: Size | null | undefined) =>
  size ? { width: size.width * AS_LARGE_AS_POSSIBLE, height: size.height * AS_LARGE_AS_POSSIBLE } : undefined;
