/** Rows as CSV (RFC 4180): lines end with CR LF, and a cell is quoted where it would be read as something else. Pure. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => quote(defuse(cell))).join(',') + '\r\n').join('');

/** Without this mark, spreadsheets read a file in an older encoding. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * Spreadsheets run a cell that starts like this as a formula (https://owasp.org/www-community/attacks/CSV_Injection), some
 * of them also after spaces and characters that are not seen, and with the wide or small forms of the signs.
 */
const FORMULA = /^(?:[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r\n])/u;
const defuse = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell);
const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
