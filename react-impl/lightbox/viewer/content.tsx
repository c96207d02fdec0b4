import { useId, type CSSProperties, type ReactNode } from 'react';
import { Caption } from './caption.js';
import { Bar, stepButton, type Translate } from './controls.js';
import { Picture } from './picture.js';
import type { Viewer } from './use-viewer.js';
import { Video } from './video.js';
import type { Item } from './viewer-items.js';

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
