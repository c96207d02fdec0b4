// The English texts of the kit with their areas and keys, as a part of the guide about them.
const PLACE = '<!-- texts -->';

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');

const tableOf = (texts) =>
  [
    '| key | English |',
    '| --- | --- |',
    ...Object.entries(texts).map(([key, text]) => `| \`${key}\` | ${cell(text)} |`),
  ].join('\n');

/**
 * Puts the texts into a guide, as Markdown: a section for each area.
 * @param {string} text
 * @param {Readonly<Record<string, Readonly<Record<string, string>>>>} messages by area and key
 */
export function fillTexts(text, messages) {
  if (!text.includes(PLACE)) return text;
  const areas = Object.entries(messages).sort(([a], [b]) => a.localeCompare(b));
  return text.replace(PLACE, () => areas.map(([area, texts]) => `## ${area}\n\n${tableOf(texts)}`).join('\n\n'));
}
