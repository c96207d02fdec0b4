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

/** Characters of a message, a stack (storefront §9) and an address: anybody's code may throw texts of megabytes. */
const MAX = { message: 2000, stack: 5000, file: 2000 };

/** The beginning of a text. An address that would end within it is left out: what it has of a password could not be told. */
function beginning(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.lastIndexOf('//', length);
  const cut = text.slice(0, length);
  return start >= 0 && !/\s/.test(cut.slice(start)) ? cut.slice(0, start) : cut;
}

/** A line of a stack, in the format of every engine, contains its position as address:line:column. */
const POSITION = /((?:https?|file|blob):[^\s()]+?):(\d+):(\d+)/;

/** `event` is the window's error event. Without one the position is read from the stack. */
export function readErrorDetails(error: unknown, event: Partial<ErrorEvent> = {}): ErrorDetails {
  const thrownStack = (error as { stack?: unknown } | null | undefined)?.stack;
  const stack = typeof thrownStack === 'string' ? beginning(thrownStack, MAX.stack) : '';
  const { filename, lineno, colno } = event;
  const [, file = '', line, column] = filename ? ['', filename, lineno, colno] : (POSITION.exec(stack) ?? []);
  return {
    message: beginning(String((error as string | null | undefined) ?? event.message), MAX.message),
    stack,
    file: beginning(String(file), MAX.file),
    line: Number(line) || null,
    column: Number(column) || null,
  };
}
