import { warnOnce } from '../../platform/log.js';
import { numberText } from '../text/number-text.js';
import type { Choice, Message } from './message.js';
import { parseMessage } from './parse-message.js';
import { pluralRules } from './plural-rules.js';

export type MessageValues = Readonly<Record<string, string | number>>;

const valueOf = (values: MessageValues, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined);

function optionOf({ kind, name, options }: Choice, values: MessageValues, language: string): Message {
  const value = valueOf(values, name);
  const explicit = options.get(kind === 'select' ? String(value) : `=${value}`);
  if (explicit) return explicit;
  const category =
    kind === 'select'
      ? 'other'
      : pluralRules(language, kind === 'plural' ? 'cardinal' : 'ordinal').select(Number(value));
  return options.get(category) ?? options.get('other') ?? [];
}

function fill(message: Message, values: MessageValues, language: string, around: string | number = '#'): string {
  const textOf = (value: string | number) => (typeof value === 'number' ? numberText(value, language) : value);
  return message
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'number') return textOf(around);
      const value = valueOf(values, part.name);
      if (part.kind === 'argument') return value === undefined ? `{${part.name}}` : textOf(value);
      const inner = part.kind === 'select' ? around : (value ?? around);
      return fill(optionOf(part, values, language), values, language, inner);
    })
    .join('');
}

/**
 * A message with its values: `formatMessage('{n, plural, one {# item} other {# items}}', { n: 2 })`. A value that is missing
 * stays as `{name}`. A message that cannot be read is shown as it is, with one warning in the console; `parseMessage` throws.
 *
 * @param language of the message and of its numbers; default English
 */
export function formatMessage(text: string, values: MessageValues = {}, language = 'en'): string {
  try {
    return fill(parseMessage(text, language), values, language);
  } catch (error) {
    warnOnce(`The message "${text}" cannot be read: ${(error as Error).message}`);
    return text;
  }
}
