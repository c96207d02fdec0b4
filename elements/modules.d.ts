/** `import sheet from './x.css' with { type: 'css' }`: the build and the test server inline it. */
declare module '*.css' {
  const sheet: CSSStyleSheet;
  export default sheet;
}

/** The map library's worker as text; the build makes it. */
declare module 'sq-blocks:map-worker' {
  const source: string;
  export default source;
}

/** Tokens and every block's page-side sheet in one; the build makes it. */
declare module 'sq-blocks:page-sheet' {
  const sheet: CSSStyleSheet;
  export default sheet;
}

/** The kit's texts in other languages; the build makes it of their catalogues (tools/build/languages.mjs). */
declare module 'sq-blocks:languages' {
  export const LANGUAGES: readonly string[];
  /** Imports a part of a language's texts, which may contain the other parts as well. */
  export function importTexts(
    language: string,
    part: string,
  ): Promise<{ default: import('../shared/platform/i18n/catalogue.js').Catalogue }>;
}

/** What the checks know of all blocks; the build makes it of the declarations (tools/build/vocabulary.mjs). */
declare module 'sq-blocks:vocabulary' {
  const vocabulary: import('./checks/vocabulary.js').Vocabulary;
  export default vocabulary;
}
