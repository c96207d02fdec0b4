import { useLayoutEffect, useRef } from 'react';
import type { FieldProblem } from '../sending/show-errors.js';

interface Props {
  readonly message: string;
  readonly problems: readonly FieldProblem[];
  /** Number of failures so far: the summary takes the focus at each. */
  readonly failureCount: number;
  getText(key: 'scrollDown'): string;
}

/**
 * The error above the form. Fields with errors are listed, each with a link to its field, and the list takes the focus; a
 * screen reader then reads it once. Where the first is in a closed part of the page, that opens, and the field has the focus.
 * Any other error is an alert, and leaves the focus where it is.
 */
export function ErrorBanner({ message, problems, failureCount, getText }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isSummary = problems.length > 0;
  const focusedAt = useRef(failureCount);
  useLayoutEffect(() => {
    if (!isSummary || focusedAt.current === failureCount) return;
    focusedAt.current = failureCount;
    if (!problems[0]?.reveal?.()) box.current?.focus();
  }, [isSummary, failureCount, problems]);
  const text = [isSummary && getText('scrollDown'), message].filter(Boolean).join(' ');
  return (
    <div
      ref={box}
      part="banner-above"
      role={isSummary ? 'group' : 'alert'}
      aria-labelledby={isSummary ? 'problem' : undefined}
      tabIndex={isSummary ? -1 : undefined}
      hidden={!text}
    >
      <span id="problem">{text}</span>
      {isSummary && (
        <ul part="summary">
          {problems.map(({ id, text: line, focusField }) => (
            <li key={id}>{focusField ? <button onClick={focusField}>{line}</button> : line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
