/** `import sheet from './x.css' with { type: 'css' }`: the build and the test server inline it. */
declare module '*.css' {
  const sheet: CSSStyleSheet;
  export default sheet;
}
