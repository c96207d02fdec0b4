/** Text areas that may have a counter. */
export const COUNTED = 'textarea:is([maxlength], [max-length], [data-max-length])';
