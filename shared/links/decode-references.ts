const NAMED: Readonly<Record<string, string>> = {
  colon: ':',
  Tab: '\t',
  NewLine: '\n',
  sol: '/',
  bsol: '\\',
  num: '#',
};

/**
 * The text after HTML's character references that can change what a link leads to: numbers, and the names of a colon, of
 * slashes, of a number sign and of blanks. It is meant for recognising a link, not for showing it.
 */
export const decodeReferences = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(colon|Tab|NewLine|sol|bsol|num)(?=;));?/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? whole;
      const code = hex === undefined ? parseInt(decimal ?? '', 10) : parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
    },
  );
