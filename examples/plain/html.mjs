const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text) => String(text).replace(/[&<>"']/g, (sign) => ESCAPES[sign]);

/** HTML that is printed as it is, where other values are escaped. */
export const trusted = (text) => ({ trusted: text });

function print(value) {
  if (Array.isArray(value)) return value.map(print).join('');
  if (value === undefined) return '';
  return typeof value === 'object' ? value.trusted : escape(value);
}

/** A tagged template that escapes each value, for texts and for attributes in double quotes. */
export const html = (texts, ...values) =>
  trusted(texts.reduce((before, text, at) => before + print(values[at - 1]) + text));
