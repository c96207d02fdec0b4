import { transform } from 'lightningcss';
import { spreadWhere } from './spread-where.mjs';

const minify = (filename, text, visitor) =>
  transform({ filename, code: Buffer.from(text), minify: true, visitor }).code.toString();

/** @param {string} filename for messages */
export const minifyCss = (filename, text) => minify(filename, text, {});

/** A sheet that whole pages load. */
export const minifyPageSheet = (filename, text) => minify(filename, text, spreadWhere());
