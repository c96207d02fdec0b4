import { useLayoutEffect, useState } from 'react';
import type { FieldProblem } from '../sending/show-errors.js';
import type { Sending } from './use-sending-code.js';

/** Keeps the messages above the fields like the state says, and answers with the list of them. */
export function useFieldErrors(
  form: HTMLFormElement | undefined,
  sending: Sending,
  errors: Readonly<Record<string, string>>,
): readonly FieldProblem[] {
  const text = JSON.stringify(errors);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  useLayoutEffect(() => {
    const tools = sending.loaded.current;
    if (!form || !tools || text === '{}') return;
    const shown = tools.showErrors(form, JSON.parse(text) as Record<string, string>);
    setProblems(shown.problems);
    return () => {
      shown.remove();
      setProblems([]);
    };
  }, [form, sending, text]);
  return problems;
}
