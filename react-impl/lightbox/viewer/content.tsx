import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Bar, stepButton, type Translate } from './controls.js';
import { Picture } from './picture.js';
import type { Viewer } from './use-viewer.js';
import { Video } from './video.js';
import type { Item } from './viewer-items.js';

interface CaptionProps {
  source: Element;
  /** Whether its item is the one in view. */
  current: boolean;
  id: string | undefined;
  label: string;
  shown: boolean;
}

/** A copy of the author's caption with its markup; the original stays in place. A long caption scrolls. */
function Caption({ source, current, id, label, shown }: CaptionProps) {
  const box = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const copies = [...source.childNodes].map((node) => node.cloneNode(true));
    box.current?.replaceChildren(...copies);
    for (const element of box.current?.querySelectorAll('[id]') ?? []) element.removeAttribute('id');
  }, [source]);
  useLayoutEffect(() => {
    const { current } = scroller;
    if (!current) return;
    // By an observer: there is no size yet, since the dialog opens after its content is rendered.
    const observer = new ResizeObserver(() => setOverflows(current.scrollHeight > current.clientHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, [source]);
  return (
    <div
      className="caption-box"
      ref={scroller}
      data-shown={shown || undefined}
      {...(overflows ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
    >
      <div part={current ? 'caption' : 'caption caption-beside'} id={id} ref={box} />
    </div>
  );
}

interface Props {
  viewer: Viewer;
  item: Item;
  hasStepButtons: boolean;
  captionShown: boolean;
  t: Translate;
  toggleCaption(): void;
  /** The buttons before those for the caption and for closing. */
  children: ReactNode;
}

const atPlace = (place: number) => ({ '--place': String(place) }) as CSSProperties;

/** What an open viewer shows: the items beside each other, of which one is in view, and the controls. */
export function Content(props: Props) {
  const { viewer, t, captionShown } = props;
  const captionId = useId();
  return (
    <>
      <div part="overlay" />
      <Bar {...props} captionId={captionId} />
      <div part="stage">
        <div className="row" style={atPlace(viewer.place)}>
          {viewer.panes.map(({ place, index }) => {
            const shown = viewer.items.at(index);
            const current = place === viewer.place;
            const Media = shown?.kind === 'video' ? Video : Picture;
            return (
              <div
                className="pane"
                key={`${place}:${index}`}
                style={atPlace(place)}
                data-current={current ? '' : undefined}
                // As a property: React 18 does not know the attribute.
                ref={(pane) => void (pane && (pane.inert = !current))}
              >
                <div className="place">{shown && <Media item={shown} current={current} t={t} />}</div>
                {shown?.caption && (
                  <Caption
                    source={shown.caption}
                    current={current}
                    id={current ? captionId : undefined}
                    label={t('caption')}
                    shown={captionShown}
                  />
                )}
              </div>
            );
          })}
        </div>
      </div>
      {props.hasStepButtons && (
        <>
          {stepButton(viewer, -1, t)}
          {stepButton(viewer, 1, t)}
        </>
      )}
    </>
  );
}
