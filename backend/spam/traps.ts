import type { FieldValues } from '../forms/field-values.js';

/**
 * Fields that are no answers. The first two are left empty by people, who do not see them, and filled in by programs; the
 * third is a stamp. The names are those that Formspree and others use, so that forms need not be changed.
 */
const HONEYPOTS = ['_gotcha', '_honeypot'];
const STAMP = '_stamp';

export interface Traps {
  /** JSON text of field id to value, without the traps. */
  readonly form: string;
  readonly values: FieldValues;
  readonly isHoneypotFilled: boolean;
  /** `undefined` where the form has none. */
  readonly stamp: string | undefined;
}

/** Takes the traps out of the answers. A form without any is left exactly as it was sent. Pure. */
export function takeTraps(form: string, values: FieldValues): Traps {
  const traps = [...HONEYPOTS, STAMP].filter((name) => values.has(name));
  if (traps.length === 0) return { form, values, isHoneypotFilled: false, stamp: undefined };
  const answers = new Map([...values].filter(([name]) => !traps.includes(name)));
  const stamp = values.get(STAMP);
  return {
    form: JSON.stringify(Object.fromEntries(answers)),
    values: answers,
    isHoneypotFilled: HONEYPOTS.some((name) => !['', null, undefined].includes(values.get(name) as string | undefined)),
    stamp: values.has(STAMP) ? String(stamp) : undefined,
  };
}
