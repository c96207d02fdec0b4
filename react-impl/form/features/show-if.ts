/** On what an element of a form depends. */
export interface Condition {
  /** The name of the field. */
  readonly name: string;
  isMet(answers: readonly string[]): boolean;
}

/**
 * Reads `field=value`, `field=one|other`, `field!=value`, or `field` alone, which is met by any answer. Spaces around the
 * parts do not count. `undefined` for a text without a field.
 */
export function readCondition(text: string): Condition | undefined {
  const at = text.indexOf('=');
  const isNegated = at > 0 && text[at - 1] === '!';
  const name = (at < 0 ? text : text.slice(0, isNegated ? at - 1 : at)).trim();
  if (!name) return undefined;
  if (at < 0) return { name, isMet: (answers) => answers.some((answer) => answer !== '') };
  const values = text
    .slice(at + 1)
    .split('|')
    .map((value) => value.trim());
  return { name, isMet: (answers) => answers.some((answer) => values.includes(answer.trim())) !== isNegated };
}
