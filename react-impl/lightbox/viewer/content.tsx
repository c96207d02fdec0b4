import { useId, type ReactNode } from 'react';
import type { Slide } from '../../../shared/media/slides/read-slide.js';
import { Caption } from './caption.js';
import { Bar, StepButton, type Translate } from './controls.js';
import { Stage } from './stage.js';
import type { Viewer } from './use-viewer.js';

interface Props {
  viewer: Viewer;
  item: Slide;
  loop: boolean;
  hasStepButtons: boolean;
  captionShown: boolean;
  t: Translate;
  onToggleCaption(): void;
  /** The zoom buttons. */
  children: ReactNode;
}

/** What an open viewer shows: the item, its caption, and the controls. */
export function Content({ viewer, item, loop, hasStepButtons, captionShown, t, onToggleCaption, children }: Props) {
  const { items, index } = viewer;
  const captionId = useId();
  const stepButton = (by: 1 | -1) => (
    <StepButton
      by={by}
      disabled={!loop && !items.at(index + by)}
      t={t}
      onClick={({ timeStamp }) => viewer.step(by, timeStamp)}
    />
  );
  return (
    <>
      <div part="stage" key={index}>
        <Stage item={item} failedText={t('failed')} openText={t('openDirectly')} />
      </div>
      {item.caption && <Caption source={item.caption} id={captionId} label={t('caption')} shown={captionShown} />}
      <Bar
        item={item}
        index={index}
        count={items.length}
        captionId={captionId}
        captionShown={captionShown}
        t={t}
        onToggleCaption={onToggleCaption}
        onClose={() => void viewer.close()}
      >
        {children}
      </Bar>
      {hasStepButtons && (
        <>
          {stepButton(-1)}
          {stepButton(1)}
        </>
      )}
    </>
  );
}
