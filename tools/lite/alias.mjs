import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** The lite flavour is the same sources with these imports replaced: Preact for React. */
export const LITE = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': here('./react-dom-client.mjs'),
  'react-dom': here('./react-dom.mjs'),
  react: here('./react.mjs'),
};
