/** Reading `.changeset/*.md` and writing them into a changelog. Texts in, texts out. */

const BUMPS = ['patch', 'minor', 'major'];
const KINDS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** One file: `{ bump, kind, text }`. Throws with the name of the file where something is missing or misspelt. */
export function readChange(name, content) {
  const [, head, body] = FRONT_MATTER.exec(content) ?? [];
  if (head === undefined) throw new Error(`${name}: it does not begin with --- and a line for bump and kind`);
  const fields = Object.fromEntries(head.split('\n').map((line) => line.split(':').map((part) => part.trim())));
  if (!BUMPS.includes(fields.bump)) throw new Error(`${name}: bump is "${fields.bump}", not ${BUMPS.join(', ')}`);
  if (!KINDS.includes(fields.kind)) throw new Error(`${name}: kind is "${fields.kind}", not ${KINDS.join(', ')}`);
  const text = body.trim();
  if (text === '') throw new Error(`${name}: it has no text`);
  return { bump: fields.bump, kind: fields.kind, text };
}

/** The version after the strongest of the changes. */
export function nextVersion(version, changes) {
  const strongest = Math.max(...changes.map(({ bump }) => BUMPS.indexOf(bump)));
  const numbers = version.split('.').map(Number);
  const place = 2 - strongest;
  return numbers.map((number, index) => (index < place ? number : index === place ? number + 1 : 0)).join('.');
}

/** A section of the changelog: the changes by kind, each an item of a list. */
export function changelogSection(version, date, changes) {
  const item = (text) => `- ${text.replaceAll('\n', '\n  ')}`;
  const kinds = KINDS.filter((kind) => changes.some((change) => change.kind === kind)).map((kind) => {
    const texts = changes.filter((change) => change.kind === kind).map(({ text }) => item(text));
    return `### ${kind}\n\n${texts.join('\n')}`;
  });
  return `## [${version}] - ${date}\n\n${kinds.join('\n\n')}\n`;
}

/** The changelog with the section above the newest version. */
export function withSection(changelog, section) {
  const place = changelog.indexOf('\n## [');
  if (place < 0) throw new Error('CHANGELOG.md has no section of a version');
  return `${changelog.slice(0, place + 1)}${section}\n${changelog.slice(place + 1)}`;
}
