/** The cells of a file as a spreadsheet reads it whose language separates them so. */
export function readCsv(text: string, separator: string): string[] {
  const cells: string[] = [];
  let [cell, isQuoted, isStart] = ['', false, true];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[++at]!;
      else isQuoted = false;
    } else if (sign === '"' && isStart) {
      isQuoted = true;
    } else if (sign === separator || sign === '\r' || sign === '\n') {
      cells.push(cell);
      [cell, isStart] = ['', true];
      continue;
    } else cell += sign;
    isStart = false;
  }
  return [...cells, cell];
}

/** Cells that a spreadsheet may run, with what comes before the sign. */
export const runningCells = (text: string): string[] =>
  [',', ';', '\t', '|'].flatMap((separator) =>
    readCsv(text, separator).filter((cell) => /^[\s\p{Z}\p{C}"]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u.test(cell)),
  );

/** What visitors have tried, and what they could. */
export const HOSTILE_TEXTS = [';', ',', '\t', '|', '\n', '\r', '\r\n', '\v', '\f', '"', '";', ';"', '\u2028', '']
  .flatMap((before) => ['', ' ', '"', '\u00a0', '\u200b', '\t', '";"', ';;  ;'].map((lead) => before + lead))
  .flatMap((before) => [...'=+-@＝＋－＠﹦﹫'].map((sign) => `x${before}${sign}HYPERLINK(A1&1);y`))
  .flatMap((text) => [text, text.slice(1)]);
