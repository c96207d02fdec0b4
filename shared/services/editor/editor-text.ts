import { editorMessages, type EditorMessage } from '../../platform/i18n/en/editor.js';
import { translate } from '../../platform/i18n/translate.js';

/** A text of the editor in the language of the page, with its parameters: `{tagType}`, `{val}`, `{fileName}`, `{maxSize}`. */
export const editorText = (key: EditorMessage, parameters: Readonly<Record<string, string | number>> = {}): string =>
  translate(document.documentElement, 'editor', editorMessages, key, parameters);
