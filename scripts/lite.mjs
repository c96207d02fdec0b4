/** The lite flavour is this table and nothing else: the same sources on preact/compat. */
export const LITE = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};
