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

/** What the checks know of all blocks; the build makes it of the declarations (scripts/build/vocabulary.mjs). */
declare module 'sq-blocks:vocabulary' {
  const vocabulary: import('./checks/vocabulary.js').Vocabulary;
  export default vocabulary;
}
