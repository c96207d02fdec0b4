/**
 * The parts in which the texts of a language are loaded: these, each by the blocks whose tag contains one of its words,
 * and one with all other texts, which is loaded by every block. scripts/build/languages.mjs writes the files.
 */
export const PARTS: Readonly<Record<string, RegExp>> = {
  forms: /form|newsletter|reviews|sign-in/,
  shop: /cart|checkout|donate|gift|member|pric|product|subscribe/,
};
