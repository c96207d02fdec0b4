/** PostgreSQL's code, and that of the file system. */
const CODES = ['53100', 'ENOSPC'];

/** Whether there is no room for what was to be stored. Of a transaction that a full disk has ended libsql says that there is none. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error &&
  (CODES.includes(String((error as { code?: unknown }).code)) ||
    /disk is full|no transaction is active/.test(error.message));

export const NO_ROOM = 'There is no room on the server at the moment. Please try again later.';
