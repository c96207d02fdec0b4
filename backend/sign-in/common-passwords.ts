/**
 * The words and rows of keys that common passwords are made of. Those of 15 characters and more in lists of stolen passwords are
 * nearly all of them several such parts, one part again and again, or a row.
 */
const PARTS = [
  ...[
    'password',
    'passwort',
    'passphrase',
    'secret',
    'letmein',
    'welcome',
    'iloveyou',
    'ilove',
    'you',
    'admin',
    'administrator',
  ],
  ...[
    'owner',
    'user',
    'login',
    'master',
    'dragon',
    'monkey',
    'football',
    'baseball',
    'sunshine',
    'princess',
    'superman',
  ],
  ...[
    'batman',
    'shadow',
    'trustno',
    'changeme',
    'default',
    'test',
    'demo',
    'correct',
    'horse',
    'battery',
    'staple',
    'hello',
  ],
  ...[
    'world',
    'computer',
    'internet',
    'samsung',
    'michael',
    'jordan',
    'liverpool',
    'chelsea',
    'arsenal',
    'charlie',
    'my',
    'is',
  ],
  ...[
    'the',
    'this',
    'new',
    'site',
    'website',
    'shop',
    'qwerty',
    'qwertz',
    'azerty',
    'abc',
    'pass',
    'word',
    'love',
    'god',
  ],
];
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];
/** What people write in place of letters. */
const LOOKS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
  '!': 'i',
};
/** A part of a row, either way, is one of the same word. */
const ROW_LENGTH = 4;
const FEW_CHARACTERS = 5;
/** What is left besides such parts has to be a password by itself. */
const MIN_LEFT = 8;

const reversed = (text: string) => [...text].reverse().join('');
const ALL_ROWS = ROWS.flatMap((row) => [row, reversed(row)]);

function withoutRows(text: string): string {
  let left = '';
  for (let at = 0; at < text.length;) {
    let end = at + ROW_LENGTH;
    const isRow = () => end <= text.length && ALL_ROWS.some((row) => row.includes(text.slice(at, end)));
    if (isRow()) {
      while (isRow()) end++;
      at = end - 1;
    } else left += text[at++];
  }
  return left;
}
const withoutParts = (text: string, parts: readonly string[]) =>
  parts.reduce((left, part) => left.replaceAll(part, ''), text);

const byLength = (words: readonly string[]) => [...words].sort((a, b) => b.length - a.length);
/** Words are written together, apart or with hyphens. */
const squeezed = (text: string) => text.replace(/[\s\p{P}\p{S}]/gu, '');
/** The host, its labels but the last, and their words. */
const namesIn = (host: string): string[] => {
  const labels = host.toLowerCase().split('.').slice(0, -1);
  return [...[host.toLowerCase(), ...labels].map(squeezed), ...labels.flatMap((label) => label.split('-'))];
};

/**
 * Whether a password of the least length is one that strangers try first: a few characters again and again, rows of keys,
 * common words and the site's own name, and too little besides. Pure.
 *
 * @param hosts The names of the site.
 */
export function isCommon(password: string, hosts: readonly string[]): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  if (new Set(text).size < FEW_CHARACTERS) return true;
  if (/^(.{1,12})\1+.{0,4}$/su.test(squeezed(text))) return true;
  const names = byLength(hosts.flatMap(namesIn).filter((name) => name.length > 2));
  const parts = byLength(PARTS);
  const asLetters = [...text].map((character) => LOOKS[character] ?? character).join('');
  return [text, asLetters].some((each) => {
    const left = withoutParts(withoutRows(withoutParts(squeezed(each), names)), parts).replace(/\d/g, '');
    return left.length < MIN_LEFT;
  });
}
