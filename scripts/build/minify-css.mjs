import { transform } from 'lightningcss';

/** @param {string} filename for messages */
export const minifyCss = (filename, text) =>
  transform({ filename, code: Buffer.from(text), minify: true }).code.toString();
