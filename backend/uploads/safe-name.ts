const MAX_LENGTH = 120;
/** What cannot be seen or changes the order of what is seen: "gpj.exe" could look like "exe.jpg". */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** What some file systems do not allow, or read as a part of a path. */
const RESERVED = /["*:<>?|]/g;

/** The name of a visitor's file, for the owner to see and to download it by: without its path. Pure. */
export function safeName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const name = last
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(RESERVED, '_')
    .trim()
    .replace(/^\.+/, '')
    .replace(/(?<![. ])[. ]+$/, '');
  if (name === '') return 'file';
  if (name.length <= MAX_LENGTH) return name;
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return name.slice(0, MAX_LENGTH - extension.length).replace(/[\ud800-\udbff]$/, '') + extension;
}
