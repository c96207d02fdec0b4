import css from '@eslint/css';
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import wc from 'eslint-plugin-wc';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * The arrows of the house: demo -> elements -> react-impl -> shared, never back. Rule options of flat config replace
 * each other, so each folder's full list is built here.
 */
const arrows = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
});
const UP = {
  demo: { group: ['**/demo/**'], message: 'The kit does not know its demo.' },
  elements: { group: ['**/elements/**'], message: 'Only types may come from elements/.', allowTypeImports: true },
  views: { group: ['**/react-impl/**'], message: 'shared/ knows no block and no view.' },
  react: { group: ['react', 'react/*', 'react-dom', 'react-dom/*', 'preact', 'preact/*'], message: 'No React here.' },
  r2wc: { group: ['@r2wc/*'], message: 'Only elements/define/define-block.tsx knows r2wc.' },
  testing: { group: ['**/testing/**'], message: 'Only tests use testing/.' },
  services: {
    group: [
      '**/platform/requests/**',
      '**/platform/storage/**',
      '**/platform/page/**',
      '**/services/**',
      '**/commerce/cart/**',
    ],
    message: 'logic/ is pure: numbers in, numbers out.',
    allowTypeImports: true,
  },
};
const blocks = ['gallery', 'lightbox', 'image', 'video', 'form', 'cookie-banner', 'map', 'marquee', 'cart-indicator'];
const otherBlocks = (own) => ({
  group: blocks
    .filter((name) => name !== own)
    .flatMap((name) => [`**/react-impl/${name}/**`, `../${name}/**`, `../../${name}/**`]),
  message: 'A block never imports another block: they meet in a shared store or through DOM events.',
});
/** The wings of shared/, and which of the others each may import. */
const WINGS = {
  declaration: [],
  platform: [],
  site: ['platform'],
  media: ['platform'],
  commerce: ['platform'],
  forms: ['platform'],
  services: ['platform', 'site'],
};
const otherWings = (own, below) => ({
  group: Object.keys(WINGS)
    .filter((wing) => wing !== own && !below.includes(wing))
    .map((wing) => `**/${wing}/**`),
  message: `shared/${own} may import ${below.map((wing) => `shared/${wing}`).join(', ') || 'no other wing of shared/'}.`,
});
/** The declaration's types name React's; nothing else in shared/ does. */
const reactFor = (wing) => ({ ...UP.react, allowTypeImports: wing === 'declaration' });
const tests = ['**/*.test.{ts,tsx}', '**/testing/**/*.{ts,tsx}', '**/*.node-test.ts'];
const networkGlobals = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'];

export default defineConfig([
  globalIgnores(['dist/', 'coverage/', '**/.cache/', 'demo/data/']),
  {
    files: ['**/*.{js,mjs}'],
    extends: [js.configs.recommended],
    languageOptions: { globals: { ...globals.node } },
  },
  { files: ['demo/**/*.js', 'scripts/**', 'e2e/**', 'bench/**'], languageOptions: { globals: { ...globals.browser } } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      js.configs.recommended,
      tseslint.configs.recommendedTypeChecked,
      jsxA11y.configs.recommended,
      wc.configs['flat/best-practice'],
    ],
    languageOptions: { parserOptions: { project: './tsconfig.test.json', tsconfigRootDir: import.meta.dirname } },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      // The two rules of hooks; the plugin's others are for React's compiler, which is not used here.
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // Stores and services are closures: their members need no `this`.
      '@typescript-eslint/unbound-method': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      'wc/guard-super-call': 'off',
    },
  },
  { files: ['elements/define/define-block.tsx'], rules: arrows(UP.demo, UP.testing) },
  {
    files: ['elements/**/*.{ts,tsx}'],
    ignores: [...tests, 'elements/define/define-block.tsx'],
    rules: arrows(UP.demo, UP.testing, UP.r2wc),
  },
  ...blocks.flatMap((own) => [
    {
      files: [`react-impl/${own}/**/*.{ts,tsx}`],
      ignores: tests,
      rules: arrows(UP.demo, UP.elements, UP.testing, UP.r2wc, otherBlocks(own)),
    },
    {
      files: [`react-impl/${own}/logic/**/*.{ts,tsx}`],
      ignores: tests,
      rules: arrows(UP.demo, UP.elements, UP.testing, UP.r2wc, UP.react, UP.services, otherBlocks(own)),
    },
  ]),
  {
    files: ['react-impl/{hooks,parts}/**/*.{ts,tsx}'],
    ignores: tests,
    rules: arrows(UP.demo, UP.elements, UP.testing, UP.r2wc),
  },
  ...Object.entries(WINGS).map(([wing, below]) => ({
    files: [`shared/${wing}/**/*.{ts,tsx}`],
    ignores: tests,
    rules: arrows(UP.demo, UP.elements, UP.views, UP.testing, UP.r2wc, reactFor(wing), otherWings(wing, below)),
  })),
  {
    files: ['{elements,react-impl,shared}/**/*.{ts,tsx}'],
    ignores: [
      ...tests,
      'shared/platform/requests/request.ts',
      'shared/platform/requests/beacon.ts',
      'shared/services/analytics/send.ts',
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        ...networkGlobals.map((name) => ({
          name,
          message: 'Only shared/platform/requests/request.ts calls the network.',
        })),
        ...['localStorage', 'sessionStorage', 'indexedDB'].map((name) => ({
          name,
          message: 'Only shared/platform/storage touches storage.',
        })),
      ],
    },
  },
  { files: ['shared/platform/storage/**/*.ts'], rules: { 'no-restricted-globals': 'off' } },
  {
    files: ['{elements,react-impl,shared}/**/*.{ts,tsx}'],
    ignores: [...tests, 'shared/platform/storage/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[object.name="document"][property.name="cookie"]',
          message: 'Only shared/platform/storage touches cookies.',
        },
        { selector: 'TSEnumDeclaration', message: 'Use an `as const` table.' },
        {
          selector: 'JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=/^on(Change|Focus|Blur)$/]',
          message: 'Means something else in the lite flavour: use onInput, or a listener.',
        },
        {
          selector:
            'JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=/^(clip|dominant|fill|font|marker|stop|stroke|text)[A-Z]/]',
          message: 'The lite flavour does not know SVG attributes in camel case: set the property in the sheet.',
        },
      ],
    },
  },
  {
    files: tests,
    languageOptions: { globals: { ...globals.mocha } },
    rules: {
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', package: 'chai', name: 'Equal' },
            { from: 'package', package: '@types/chai', name: 'Equal' },
            { from: 'package', package: '@open-wc/semantic-dom-diff', name: 'Equal' },
            { from: 'package', package: 'node:test', name: ['describe', 'it', 'test'] },
          ],
        },
      ],
      'jsx-a11y-x/click-events-have-key-events': 'off',
      '@typescript-eslint/require-await': 'off',
      'max-lines': 'off',
    },
  },
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    extends: ['css/recommended'],
    rules: {
      'css/use-baseline': 'off',
      'css/no-important': 'off',
      // Its grammar is older than attr() with types, and tokens are defined in another file.
      'css/no-invalid-properties': 'off',
    },
  },
]);
