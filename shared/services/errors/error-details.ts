/** What is known of an error, whatever was thrown. */
export interface ErrorDetails {
  readonly message: string;
  /** Empty where the thrown value has none. */
  readonly stack: string;
  /** Address of the file; empty where it is unknown. */
  readonly file: string;
  readonly line: number | null;
  readonly column: number | null;
}

/** A line of a stack, in the format of every engine, contains its position as address:line:column. */
const POSITION = /((?:https?|file|blob):[^\s()]+?):(\d+):(\d+)/;

/** `event` is the window's error event. Without one the position is read from the stack. */
export function readErrorDetails(error: unknown, event: Partial<ErrorEvent> = {}): ErrorDetails {
  const thrownStack = (error as { stack?: unknown } | null | undefined)?.stack;
  const stack = typeof thrownStack === 'string' ? thrownStack : '';
  const { filename, lineno, colno } = event;
  const [, file = '', line, column] = filename ? ['', filename, lineno, colno] : (POSITION.exec(stack) ?? []);
  return {
    message: String((error as string | null | undefined) ?? event.message),
    stack,
    file: String(file),
    line: Number(line) || null,
    column: Number(column) || null,
  };
}
