import css from '@eslint/css';
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import wc from 'eslint-plugin-wc';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { checkedAddresses } from '@sq-blocks/tools/lint/checked-addresses';
import { importBorders } from '@sq-blocks/tools/lint/import-borders';
import { SHARED_FOLDERS, writeGenerated } from '@sq-blocks/tools/registry';

// Rules that know types need the generated modules.
writeGenerated();

const sq = {
  rules: {
    'import-borders': importBorders(SHARED_FOLDERS),
    'checked-addresses': checkedAddresses,
  },
};
const tests = ['**/*.test.{ts,tsx}', '**/testing/**/*.{ts,tsx}', '**/*.node-test.ts'];
/** Members by which something is decided: an image or a form of this name takes their place in `document`. */
const CLOBBERED = {
  selector:
    'MemberExpression[object.name="document"][property.name=/^(body|activeElement|title|visibilityState|hidden|readyState|prerendering|fonts|adoptedStyleSheets|styleSheets|fullscreenElement|fullscreenEnabled|exitFullscreen|scripts|characterSet)$/]',
  message: 'Read it by ofDocument(): <img name="…"> may have this name.',
};
/** By which a text becomes HTML: each would be a second way of an answer into the page. */
const HTML_SINKS = {
  selector:
    'AssignmentExpression > MemberExpression.left[property.name=/^(innerHTML|outerHTML|srcdoc)$/], ' +
    'CallExpression > MemberExpression.callee[property.name=/^(insertAdjacentHTML|parseFromString|parseHTMLUnsafe|setHTMLUnsafe|createContextualFragment|writeln)$/], ' +
    'CallExpression > MemberExpression.callee[object.name="document"][property.name="write"], ' +
    'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  message: 'Only shared/platform/html/ makes elements of a text.',
};
const networkGlobals = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'];

export default defineConfig([
  globalIgnores([
    'e2e/consumers/fixtures/',
    'dist/',
    'site/dist/',
    'elements/generated/',
    'shared/generated/',
    'coverage/',
    '**/.cache/',
    'demo/data/',
    'backend/data/',
  ]),
  {
    files: ['**/*.{js,mjs}'],
    extends: [js.configs.recommended],
    languageOptions: { globals: { ...globals.node } },
  },
  {
    files: [
      'demo/**/*.js',
      'site/**',
      'integrations/**/*.js',
      'tools/**',
      'e2e/**',
      'test-helpers/**',
      'bench/**',
      'examples/**',
    ],
    languageOptions: { globals: { ...globals.browser } },
  },
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
  // A pattern that tries again and again on a text of an author, a visitor or a server stops the page or the server.
  {
    files: ['{elements,react-impl,shared,backend,demo}/**/*.{ts,tsx,js}'],
    ignores: tests,
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: [
      '{elements,react-impl,shared,backend,demo,e2e,integrations,bench,tools,site,test-helpers,cli}/**/*.{ts,tsx,mjs}',
    ],
    plugins: { sq },
    rules: { 'sq/import-borders': 'error' },
  },
  {
    files: ['{elements,react-impl,shared}/**/*.{ts,tsx}'],
    ignores: [...tests, 'elements/sq-*/main-action.ts', 'shared/platform/html/write-attribute.ts'],
    plugins: { sq },
    rules: { 'sq/checked-addresses': 'error' },
  },
  // What ships must fit on a reader's screens: a longer function holds more than one idea.
  {
    files: ['{elements,react-impl,shared}/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  // Data, a few lines for each attribute: splitting it would hide that it is all that is said about the tag.
  { files: ['react-impl/*/{*-,}declaration.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['{elements,react-impl,shared}/**/*.{ts,tsx}'],
    ignores: [
      ...tests,
      'shared/platform/requests/request.ts',
      'shared/platform/requests/beacon.ts',
      'shared/platform/requests/post-form.ts',
      'shared/platform/requests/upload.ts',
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
    ignores: [...tests, 'shared/platform/storage/**', 'shared/platform/html/trusted.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[object.name="document"][property.name="cookie"]',
          message: 'Only shared/platform/storage touches cookies.',
        },
        CLOBBERED,
        HTML_SINKS,
        { selector: 'TSEnumDeclaration', message: 'Use an `as const` table.' },
        {
          selector: 'JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=/^on(Change|Focus|Blur)$/]',
          message: 'Means something else in the lite flavour: use onInput, or a listener.',
        },
        {
          selector: 'JSXAttribute[name.name=/^on(Mouse|Pointer|Drag)(Enter|Leave|Over|Out)$/]',
          message: 'React does not see the pointer cross the border of a block: use a listener.',
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
