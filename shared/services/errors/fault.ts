/** What is known of an error, whatever was thrown and however it came to light. */
export interface Fault {
  readonly message: string;
  readonly stack: string;
  readonly file: string;
  readonly line: number | null;
  readonly column: number | null;
}

/** A line of a stack, in the words of every engine, names its place as address:line:column. */
const PLACE = /((?:https?|file|blob):[^\s()]+?):(\d+):(\d+)/;

/** `event` is the window's own; errors that come by other ways say where they were thrown in their stack only. */
export function readFault(error: unknown, event: Partial<ErrorEvent> = {}): Fault {
  const said = (error as { stack?: unknown } | null | undefined)?.stack;
  const stack = typeof said === 'string' ? said : '';
  const { filename, lineno, colno } = event;
  const [, file = '', line, column] = filename ? ['', filename, lineno, colno] : (PLACE.exec(stack) ?? []);
  return {
    message: String((error as string | null | undefined) ?? event.message),
    stack,
    file: String(file),
    line: Number(line) || null,
    column: Number(column) || null,
  };
}
