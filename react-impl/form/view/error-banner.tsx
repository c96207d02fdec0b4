import { useLayoutEffect, useRef } from 'react';
import type { FieldProblem } from '../sending/show-errors.js';

interface Props {
  readonly message: string;
  readonly problems: readonly FieldProblem[];
  /** Counts the failures: with each the summary takes the focus. */
  readonly attempt: number;
  say(key: 'scrollDown'): string;
}

/**
 * What went wrong, above the form. Fields that are wrong are listed, each leading to its field, and the list takes the
 * focus: so it is said once. Anything else is an alert, and leaves the focus where it is.
 */
export function FormMessages({ message, problems, attempt, say }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isSummary = problems.length > 0;
  const focused = useRef(attempt);
  useLayoutEffect(() => {
    if (!isSummary || focused.current === attempt) return;
    focused.current = attempt;
    box.current?.focus();
  }, [isSummary, attempt]);
  const words = [isSummary && say('scrollDown'), message].filter(Boolean).join(' ');
  return (
    <div
      ref={box}
      part="banner-above"
      role={isSummary ? 'group' : 'alert'}
      aria-labelledby={isSummary ? 'problem' : undefined}
      tabIndex={isSummary ? -1 : undefined}
      hidden={!words}
    >
      <span id="problem">{words}</span>
      {isSummary && (
        <ul part="summary">
          {problems.map(({ id, text, go }) => (
            <li key={id}>{go ? <button onClick={go}>{text}</button> : text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
