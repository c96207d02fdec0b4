import { useId, type ReactNode } from 'react';
import type { Slide } from '../../../shared/media/slides/read-slide.js';
import { Caption } from './caption.js';
import { Bar, stepButton, type Translate } from './controls.js';
import { Stage } from './stage.js';
import type { Viewer } from './use-viewer.js';

interface Props {
  viewer: Viewer;
  item: Slide;
  hasStepButtons: boolean;
  captionShown: boolean;
  t: Translate;
  toggleCaption(): void;
  /** The zoom buttons. */
  children: ReactNode;
}

/** What an open viewer shows: the item, its caption, and the controls. */
export function Content(props: Props) {
  const { viewer, item, t } = props;
  const captionId = useId();
  return (
    <>
      <div part="stage" key={viewer.index}>
        <Stage item={item} t={t} />
      </div>
      {item.caption && <Caption source={item.caption} id={captionId} label={t('caption')} shown={props.captionShown} />}
      <Bar {...props} captionId={captionId} />
      {props.hasStepButtons && (
        <>
          {stepButton(viewer, -1, t)}
          {stepButton(viewer, 1, t)}
        </>
      )}
    </>
  );
}
