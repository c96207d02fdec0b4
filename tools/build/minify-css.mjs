import { transform } from 'lightningcss';
import { spreadWhere } from './spread-where.mjs';

const FILLS = { webkit: '-webkit-fill-available', moz: '-moz-available' };

/**
 * Of one declaration after another Lightning CSS keeps the last, which not every browser knows. What it has not parsed it keeps.
 */
const keepFills = {
  'inline-size': ({ property, value }) => {
    if (value.type !== 'stretch') return undefined;
    const ident = { type: 'ident', value: FILLS[value.vendorPrefix[0]] ?? 'stretch' };
    return { property: 'unparsed', value: { propertyId: { property }, value: [{ type: 'token', value: ident }] } };
  },
};

const minify = (filename, text, visitor) =>
  transform({
    filename,
    code: Buffer.from(text),
    minify: true,
    visitor: { ...visitor, Declaration: keepFills },
  }).code.toString();

/** @param {string} filename for messages */
export const minifyCss = (filename, text) => minify(filename, text, {});

/** A sheet that whole pages load. */
export const minifyPageSheet = (filename, text) => minify(filename, text, spreadWhere());
