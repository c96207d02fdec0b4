/** Whether a value is given: 0 and false are, for which `#if` alone prints nothing. */
export const given = (value) => value !== undefined && value !== null;

/** JSON text. In `{{…}}` it is escaped for an attribute; in `{{{…}}}` no "<" can end a script element. */
export const json = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');
