/** The photographs of the demo, over and over: a page of `count` images, all of known size. */
const PHOTOS = ['boats', 'jetty', 'deck', 'dusk', 'leaf', 'forest', 'meadow', 'stream', 'summit', 'sunset'];
export const photo = (index, width = 500) => `/photos/${PHOTOS[index % PHOTOS.length]}-${width}.jpg`;
/** Every photograph is 3:2, as tall as its ladder says. */
export const HEIGHT = 333;

export const image = (index, attributes = 'loading="lazy"') =>
  `<img src="${photo(index)}" alt="Slide ${index + 1}" width="500" height="${HEIGHT}" ${attributes}>`;
export const times = (count, make) => Array.from({ length: count }, (_, index) => make(index)).join('\n');

/** A document as short as can be; the icon keeps the browser from asking for one. */
export const page = (head, body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>bench</title>` +
  `<link rel="icon" href="data:,"><style>body{margin:16px;font:16px/1.5 sans-serif}</style>${head}<body>${body}</html>`;

/** A page that loads the kit as its README says. `flavour` is a folder of the build. */
export const withKit = (flavour, body, head = '') =>
  page(
    `<link rel="stylesheet" href="/${flavour}/sq-blocks.css"><script type="module" src="/${flavour}/sq-blocks.js"></script>${head}`,
    body,
  );
/** The folders of the two flavours by the names that reports use. */
export const FLAVOURS = { lite: 'dist/lite', React: 'dist' };

/** A page that loads one bundled contender; its sheet, where it has one, is written beside its script. */
export const withPeer = (name, body, { css = false, head = '' } = {}) =>
  page(
    `${css ? `<link rel="stylesheet" href="/built/${name}.css">` : ''}<script type="module" src="/built/${name}.js"></script>${head}`,
    body,
  );

/**
 * Says when a page is ready: `condition` is an expression, looked at once and then every 10 ms by a timer. By timer and
 * not by frame: asking for frames would make those draw more that are ready later.
 */
export const readyWhen = (condition) => `window.isReady = () => ${condition};`;

/** The same for an element that has a state when it is ready: looked at whenever an element of the page takes one. */
export const readyInState = (tag, state) =>
  `window.isReady = Object.assign(() => document.querySelector('${tag}')?.matches(':state(${state})'), { byState: true });`;
