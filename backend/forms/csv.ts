/**
 * Rows as CSV (RFC 4180): lines end with CR LF, and every cell is quoted, and neutral wherever a spreadsheet begins a cell.
 * Pure.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => quote(defuse(cell))).join(',') + '\r\n').join('');

/** Without this mark, spreadsheets read a file in an older encoding. */
export const BYTE_ORDER_MARK = '\ufeff';

/*
 * Spreadsheets run a cell that starts with such a sign as a formula (https://owasp.org/www-community/attacks/CSV_Injection),
 * some of them also after spaces and characters that are not seen, and with the wide or small forms of the signs. Where the
 * language of a system separates cells by semicolons or tabs, a quotation mark behind a comma protects nothing: a new cell
 * begins at each separator and each new line of a text.
 */
const LEAD = String.raw`[\s\p{Z}\p{C}"]*`;
const SIGN = '[=+\\-@＝＋－＠﹦﹢﹣﹫]';
const AT_START = new RegExp(`^(?:${LEAD}${SIGN}|[\\t\\r\\n])`, 'u');
// The sign may be missing: what has been read is not read again, however many separators follow each other.
const INSIDE = new RegExp(`([,;|\\t\\v\\f\\r\\n\\x85\\u2028\\u2029]${LEAD})(${SIGN}?)`, 'gu');
const neutral = (cell: string) =>
  cell.replace(INSIDE, (all: string, before: string, sign: string) => (sign ? `${before}'${sign}` : all));
const defuse = (cell: string) => (AT_START.test(cell) ? "'" : '') + neutral(cell);
const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
