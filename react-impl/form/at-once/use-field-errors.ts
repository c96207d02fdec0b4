import { useLayoutEffect, useState } from 'react';
import type { FieldProblem } from '../on-use/show-errors.js';
import type { SendingCode } from './use-sending-code.js';

/** Shows the messages above the fields, and returns them as a list for the summary. */
export function useFieldErrors(
  form: HTMLFormElement | undefined,
  sending: SendingCode,
  errors: Readonly<Record<string, string>>,
): readonly FieldProblem[] {
  const text = JSON.stringify(errors);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  useLayoutEffect(() => {
    const code = sending.loaded.current;
    if (!form || !code || text === '{}') return;
    const shown = code.showErrors(form, JSON.parse(text) as Record<string, string>);
    setProblems(shown.problems);
    return () => {
      shown.remove();
      setProblems([]);
    };
  }, [form, sending, text]);
  return problems;
}
