import type { Post } from '../logic/post.js';

/**
 * The encoding in which a browser sends a form: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#picking-an-encoding-for-the-form.
 * `page` is that of the document.
 */
export function encodingOf(acceptCharset: string, page: string): string {
  for (const label of acceptCharset.trim() ? acceptCharset.trim().split(/[\s,]+/) : [page])
    try {
      const { encoding } = new TextDecoder(label);
      return encoding.startsWith('utf-16') ? 'utf-8' : encoding;
    } catch {
      // Not an encoding that browsers know.
    }
  return 'utf-8';
}

const ASCII = /^[\0-\x7f]*$/;

/** Whether a form reads the same in any encoding: no letters but ASCII, and no field that names the encoding. */
export const isSameInAny = ({ entries }: Post): boolean =>
  entries.every(
    ([name, value]) =>
      [name, value instanceof File ? value.name : (value ?? '')].every((text) => ASCII.test(text)) &&
      name.toLowerCase() !== '_charset_',
  );
