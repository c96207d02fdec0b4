// HTML of an example as JSX.
import { readAttributes, writeOpeningTag } from './source.js';

const TOKEN = /<!--[^]*?-->|<\/?[a-z][\w-]*(?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const VOID = /^(area|br|col|hr|img|input|link|meta|source|track|wbr)$/;
const INLINE = /^<\/?(a|abbr|b|button|code|em|i|input|kbd|label|s|small|span|strong|time)\b/;
/** Names that React spells in another way. */
const NAMES = Object.fromEntries(
  (
    'class:className tabindex:tabIndex readonly:readOnly maxlength:maxLength minlength:minLength srcset:srcSet ' +
    'autocomplete:autoComplete autofocus:autoFocus inputmode:inputMode enctype:encType novalidate:noValidate ' +
    'datetime:dateTime colspan:colSpan rowspan:rowSpan fetchpriority:fetchPriority playsinline:playsInline ' +
    'crossorigin:crossOrigin popovertarget:popoverTarget popovertargetaction:popoverTargetAction ' +
    'checked:defaultChecked selected:defaultValue'
  )
    .split(' ')
    .map((pair) => pair.split(':')),
);

const isElementOfKit = (tag) => tag.includes('-');

function nameIn(tag, name) {
  if (name === 'for') return isElementOfKit(tag) ? name : 'htmlFor';
  return NAMES[name] ?? name;
}

/** A text in quotes, or as an expression where it has what JSX would read in another way. */
const textValue = (value) => (/["\\\n&]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`);

/** An attribute of the block itself, by the kind of its value. */
export function writeTyped(name, value, kind) {
  if (kind === 'flag') return /^false$/i.test(value) ? `${name}={false}` : name;
  if (kind === 'number' && value.trim() && Number.isFinite(Number(value))) return `${name}={${Number(value)}}`;
  if (kind !== 'json' || value === '') return `${name}=${textValue(value)}`;
  try {
    return `${name}={JSON.stringify(${JSON.stringify(JSON.parse(value))})}`;
  } catch {
    return `${name}=${textValue(value)}`;
  }
}

function tagAsJsx(token, own) {
  if (token.startsWith('<!--')) return `{/*${token.slice(4, -3).replaceAll('*/', '* /')}*/}`;
  if (token.startsWith('</')) return token;
  const [, tag, rest] = /^<([\w-]+)([^]*?)\/?>$/.exec(token);
  const written = readAttributes(rest).map(([name, value]) => {
    if (own?.tag === tag && own.attributes[name]) return writeTyped(name, value, own.attributes[name].kind);
    return value === '' && name !== 'alt' && name !== 'value'
      ? nameIn(tag, name)
      : `${nameIn(tag, name)}=${textValue(value)}`;
  });
  const opening = writeOpeningTag(tag, written);
  return VOID.test(tag) ? opening.replace(/\s*>$/, ' />') : opening;
}

/** JSX drops a line break between words and an element, which is a space in HTML. */
function textAsJsx(text, before, after) {
  const words = text.replace(/[{}]/g, (brace) => `{'${brace}'}`);
  if (!words.trim()) return words;
  const start = INLINE.test(before) ? words.replace(/^\s*\n/, (space) => `{' '}${space}`) : words;
  return INLINE.test(after) ? start.replace(/\n\s*$/, (space) => `{' '}${space}`) : start;
}

/** @param {{ tag: string, attributes: Record<string, { kind: string }> }} own the block whose attributes are declared */
export function htmlToJsx(html, own) {
  const tokens = [...html.matchAll(TOKEN)];
  let end = 0;
  let jsx = '';
  for (const [index, match] of tokens.entries()) {
    jsx += textAsJsx(html.slice(end, match.index), tokens[index - 1]?.[0] ?? '', match[0]);
    jsx += tagAsJsx(match[0], own);
    end = match.index + match[0].length;
  }
  jsx += html.slice(end);
  const indented = jsx
    .split('\n')
    .map((line) => (line ? `  ${line}` : line))
    .join('\n');
  return `<>\n${indented}\n</>`;
}
