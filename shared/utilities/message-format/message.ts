/** A message that has been parsed: texts and what is filled in. */
export type Message = readonly Part[];
export type Part = string | Argument | Choice | NumberSign;

/** `{name}` */
interface Argument {
  readonly kind: 'argument';
  readonly name: string;
}
/** `{count, plural, one {…} other {…}}`, and the same with `selectordinal` and `select` */
export interface Choice {
  readonly kind: ChoiceKind;
  readonly name: string;
  readonly options: ReadonlyMap<string, Message>;
}
/** `#`: the number of the plural around it */
interface NumberSign {
  readonly kind: 'number';
}
export const CHOICE_KINDS = ['plural', 'selectordinal', 'select'] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

/** A message that cannot be read. */
export class MessageFormatError extends Error {
  override readonly name = 'MessageFormatError';
  /** @param position in the message's text, from 0 */
  constructor(
    problem: string,
    readonly position: number,
  ) {
    super(`${problem} at ${position}`);
  }
}
