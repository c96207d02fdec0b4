/*
 * Two pages of a site that a library navigates without loading a document, at the same addresses for each library:
 * `/turbo/a.html`, `/turbo/b.html` and so on.
 */

/** What the library needs in the head, at the end of the body, and as attributes of the body. */
interface Navigator {
  readonly head?: string;
  readonly end?: string;
  readonly body?: string;
}

/** As Astro's router: it listens on the document, asks whether the default is prevented, replaces head and body, and ignores entries without a state. */
const ASTRO = `
const go = async (href, push) => {
  const next = new DOMParser().parseFromString(await (await fetch(href)).text(), 'text/html');
  if (push) history.pushState({ index: 1 }, '', href);
  for (const old of [...document.head.children])
    if (![...next.head.children].some((each) => each.isEqualNode(old))) old.remove();
  for (const fresh of [...next.head.children])
    if (![...document.head.children].some((each) => each.isEqualNode(fresh))) document.head.append(fresh);
  document.body.replaceWith(next.body);
  document.dispatchEvent(new Event('astro:page-load'));
};
document.addEventListener('click', (event) => {
  const link = event.composedPath()[0].closest?.('a[href]');
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  void go(link.href, true);
});
if (!history.state) history.replaceState({ index: 0 }, '');
addEventListener('popstate', ({ state }) => state && void go(location.href, false));
`;
/** A site's own router, with the browser's Navigation API. */
const OWN = `
navigation.addEventListener('navigate', (event) => {
  if (!event.canIntercept || event.hashChange) return;
  if (new URL(event.destination.url).pathname === location.pathname) return;
  event.intercept({
    async handler() {
      const next = new DOMParser().parseFromString(await (await fetch(event.destination.url)).text(), 'text/html');
      document.title = next.title;
      document.querySelector('main').replaceWith(next.querySelector('main'));
    },
  });
});
`;

export const NAVIGATORS: Readonly<Record<string, Navigator>> = {
  turbo: { head: '<script type="module" src="/node_modules/@hotwired/turbo/dist/turbo.es2017-esm.js"></script>' },
  htmx: {
    head: '<script src="/node_modules/htmx.org/dist/htmx.js"></script>',
    body: 'hx-boost:inherited="true"',
  },
  swup: {
    end: `<script src="/node_modules/swup/dist/Swup.umd.js"></script><script>new Swup({ animationSelector: false });</script>`,
  },
  astro: {
    head: `<meta name="astro-view-transitions-enabled" content="true"><script type="module">${ASTRO}</script>`,
  },
  own: { head: `<script type="module">${OWN}</script>` },
};

const linked = (colour: string, more = '') =>
  `<a href="/photos/plain/${colour}.svg" ${more}><img src="/photos/plain/${colour}.svg" alt="${colour}" width="90" height="60"></a>`;
const all = ['teal', 'tomato', 'goldenrod'].map((colour) => linked(colour)).join('');

const CONTENT = {
  a: `<h1>Page A</h1>
    <sq-gallery id="show" design="slideshow" load="eager" label="Work" style="inline-size: 200px">${all}</sq-gallery>
    <sq-gallery id="work" design="grid" load="eager" lightbox style="inline-size: 300px">${all}</sq-gallery>
    <sq-lightbox id="own" load="eager" style="inline-size: 300px">${all}</sq-lightbox>
    <p id="links">${linked('seagreen', 'data-sq-lightbox="trip"')} ${linked('slateblue', 'data-sq-lightbox="trip"')}</p>
    <sq-marquee load="eager">Round and round</sq-marquee>
    <sq-form form-id="contact" load="eager"><form action="/api/x" method="post"><label>Name <input name="n"></label><button>Send</button></form></sq-form>`,
  b: `<h1>Page B</h1>
    <sq-gallery design="carousel" load="eager">${all}</sq-gallery>
    <sq-image fixed-ratio="16:9" load="eager" style="inline-size: 200px"><img src="/photos/plain/teal.svg" alt="Teal" width="900" height="600"></sq-image>
    <sq-video load="eager" src="https://youtu.be/abcdefghijk" style="inline-size: 200px"></sq-video>`,
};

const page = (folder: string, name: 'a' | 'b', dir: string) => {
  const { head = '', end = '', body = '' } = NAVIGATORS[folder.split('-')[0]!]!;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page ${name.toUpperCase()}</title>
  <link rel="icon" href="data:,"><link rel="stylesheet" href="/dist/sq-blocks.css">
  <script type="application/json" id="sq-context">{"website": {"id": "w1"}, "measuring": {"robots": true}}</script>
  <script type="module" src="${dir}/sq-blocks.js"></script>${head}</head>
  <body ${body}><nav><a id="to-a" href="/${folder}/a.html">A</a> <a id="to-b" href="/${folder}/b.html">B</a></nav>
  <main id="swup">${CONTENT[name]}</main>${end}</body></html>`;
};

/** All pages by address: of each library, in the React flavour and, in folders that end with `-lite`, in the lite one. */
export const navigationPages = (): Record<string, string> =>
  Object.fromEntries(
    Object.keys(NAVIGATORS).flatMap((library) =>
      [
        [library, '/dist'],
        [`${library}-lite`, '/dist/lite'],
      ].flatMap(([folder, dir]) =>
        (['a', 'b'] as const).map((name) => [`/${folder}/${name}.html`, page(folder!, name, dir!)]),
      ),
    ),
  );
