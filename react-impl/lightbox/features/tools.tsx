import { useLayoutEffect, useRef, useState } from 'react';
import type { Values } from '../../../shared/declaration/derived-types.js';
import { safeSource } from '../../../shared/platform/html/safe-address.js';
import type { lightbox } from '../declaration.js';
import { useLatest } from '../../hooks/use-latest.js';
import { useListener } from '../../hooks/use-listener.js';
import type { Translate } from '../viewer/controls.js';
import type { Viewer } from '../viewer/use-viewer.js';
import type { Item } from '../viewer/viewer-items.js';
import { ofDocument } from '../../../shared/platform/page/script-global.js';

/** Outlines on a 24 by 24 grid. Only the viewer has them, so they are not among those of all blocks. */
const PATHS = {
  play: 'M8 5l11 7-11 7z',
  pause: 'M9 5v14M15 5v14',
  share: 'M12 15V4M8 7.5l4-4 4 4M5 12v8h14v-8',
  download: 'M12 4v11M8 11.5l4 4 4-4M5 20h14',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  leave: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
} as const;

function ToolIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" data-icon={name}>
      <path d={PATHS[name]} fill="none" />
    </svg>
  );
}

interface Props {
  viewer: Viewer;
  item: Item;
  values: Values<typeof lightbox>;
  t: Translate;
}

/** The buttons that a page asks for by attributes: slideshow, sharing, download and full screen. */
export default function Tools({ viewer, item, values, t }: Props) {
  return (
    <div className="tools">
      {values.slideshow && viewer.items.length > 1 && <SlideshowButton viewer={viewer} values={values} t={t} />}
      {values.share && <ShareButton item={item} named={values.historyHash} t={t} />}
      {values.download && item.kind === 'image' && item.sources[0] && (
        <a part="download" href={safeSource(item.sources[0])} download="" aria-label={t('download')}>
          <ToolIcon name="download" />
        </a>
      )}
      {values.fullscreen && ofDocument('fullscreenEnabled') && <FullscreenButton t={t} />}
    </div>
  );
}

/** Shows one item after the other, from a press until another one, until the end, or until the visitor steps. */
function SlideshowButton({ viewer, values, t }: Omit<Props, 'item'>) {
  const [playing, setPlaying] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { index, item } = viewer;
  // A video is not cut off.
  const canPlay = viewer.canStep(1) && item?.kind !== 'video';
  const latest = useLatest(viewer);
  useLayoutEffect(() => {
    // Not each item that comes by itself is announced.
    const status = button.current?.closest('.bar')?.querySelector('[role="status"]');
    if (playing) status?.setAttribute('aria-live', 'off');
    return () => status?.removeAttribute('aria-live');
  }, [playing]);
  useLayoutEffect(() => {
    if (!playing) return;
    if (!canPlay) return setPlaying(false);
    const timer = setTimeout(() => latest.current.step(1, performance.now()), values.slideshowDuration * 1000);
    return () => clearTimeout(timer);
  }, [playing, index, canPlay, values.slideshowDuration, latest]);
  // Whatever else the visitor does is a wish to look, not to be led on.
  const stop = (event: KeyboardEvent | PointerEvent) => {
    const isOwn = event.composedPath().includes(button.current!);
    const presses = !('key' in event) || event.key === 'Enter' || event.key === ' ';
    // The button's own click follows.
    if (!isOwn || !presses) setPlaying(false);
  };
  useListener(playing ? document : undefined, 'pointerdown', stop, { capture: true });
  useListener(playing ? document : undefined, 'keydown', stop, { capture: true });
  return (
    <button
      type="button"
      ref={button}
      part="slideshow"
      aria-label={t(playing ? 'pause' : 'play')}
      aria-disabled={!playing && !canPlay}
      onClick={() => setPlaying(!playing && canPlay)}
    >
      <ToolIcon name={playing ? 'pause' : 'play'} />
    </button>
  );
}

/** Shares the address of the page if it names the item, else that of the image; where the browser cannot, copies it. */
function ShareButton({ item, named, t }: { item: Item; named: boolean; t: Translate }) {
  const [copied, setCopied] = useState(false);
  useLayoutEffect(() => setCopied(false), [item]);
  const share = async () => {
    const url = (!named && item.sources[0]) || location.href;
    const data = { title: item.label || ofDocument('title'), url };
    try {
      if ((navigator as Partial<Navigator>).share) await navigator.share(data);
      else {
        await navigator.clipboard.writeText(url);
        setCopied(true);
      }
    } catch {
      // The visitor has closed the browser's dialog, or does not allow it.
    }
  };
  return (
    <>
      <button type="button" part="share" aria-label={t('share')} onClick={() => void share()}>
        <ToolIcon name="share" />
      </button>
      <span role="status" className="copied">
        {copied && t('copied')}
      </span>
    </>
  );
}

const leave = () => ofDocument('exitFullscreen').call(document);

/** The page is shown in full screen, with the viewer over it: a dialog cannot be. */
function FullscreenButton({ t }: { t: Translate }) {
  const [full, setFull] = useState(ofDocument('fullscreenElement') !== null);
  useListener(document, 'fullscreenchange', () => setFull(ofDocument('fullscreenElement') !== null));
  useLayoutEffect(
    () => () => {
      if (ofDocument('fullscreenElement')) void leave().catch(() => {});
    },
    [],
  );
  const toggle = () =>
    (ofDocument('fullscreenElement') ? leave() : document.documentElement.requestFullscreen()).catch(() => {});
  return (
    <button
      type="button"
      part="fullscreen"
      aria-label={t(full ? 'leaveFullscreen' : 'fullscreen')}
      onClick={() => void toggle()}
    >
      <ToolIcon name={full ? 'leave' : 'fullscreen'} />
    </button>
  );
}
