/** `?nomotion=true` switches every autoplay of the page off; any other value does not (widgets §2). */
export const isMotionOff = (search = location.search): boolean =>
  new URLSearchParams(search).get('nomotion') === 'true';
