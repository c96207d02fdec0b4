// The site by a few functions of JavaScript: what the templates of all engines are compared with. Written by hand, and apart
// from the generator of the templates.
import { block } from './blocks.mjs';
import { html, trusted } from './html.mjs';

const PAGES = {
  home: (page) =>
    html` ${block('sq-image', { 'fixed-ratio': '21:9', load: 'eager' }, page)}
      ${block('sq-marquee', { speed: 60, 'wave-intensity': 0 }, { text: page.marquee })}
      <section>
        <h2>${page.work}</h2>
        ${block(
          'sq-gallery',
          { design: 'carousel', 'slides-per-row': 3, loop: true, 'data-block-json': page.settings },
          page,
        )}
      </section>
      <section class="panel">
        <h2>${page.news}</h2>
        ${block(
          'sq-newsletter',
          { 'form-id': 'news', 'post-submit-message': page.thanks },
          { action: '/api/form/submit/news', ...page },
        )}
      </section>`,

  portfolio: (page) =>
    html` ${block(
        'sq-gallery',
        {
          id: 'work',
          design: 'grid',
          label: page.title,
          'slides-per-row': 3,
          padding: 24,
          'square-thumbs': true,
          lightbox: true,
        },
        page,
      )}
      ${block('sq-lightbox', { for: 'work', theme: 'light', zoom: false }, {})}
      <section>
        <h2>${page.film}</h2>
        ${block('sq-video', { src: page.link, heading: page.film }, { src: page.link, picture: page.picture })}
      </section>`,

  shop: (page) =>
    html` <ul class="cards">
      ${page.products.map(
        (product) =>
          html` <li>
            ${block('sq-image', { 'fixed-ratio': '1:1' }, product)}
            <h2>${product.title}</h2>
            <p>${product.text}</p>
            <p class="price">${product.price}</p>
          </li>`,
      )}
    </ul>`,

  contact: (page) =>
    html` <div class="columns">
      <section class="panel">
        <h2>${page.write}</h2>
        ${block(
          'sq-form',
          { 'form-id': 'contact', 'post-submit-message': page.thanks, remember: false },
          { action: '/api/form/submit/contact', ...page },
        )}
      </section>
      <section class="panel">
        <h2>${page.visit}</h2>
        ${block(
          'sq-map',
          { 'map-lat': page.latitude, 'map-lng': page.longitude, 'map-zoom': 15, 'address-title': page.place },
          { address: page.address, link: page.link, linkText: page.maps },
        )}
      </section>
    </div>`,

  blog: (page) =>
    page.posts.map(
      (post) =>
        html` <article id="${post.anchor}">
          <h2>${post.title}</h2>
          <p class="date"><time datetime="${post.date}">${post.day}</time></p>
          ${post.picture ? block('sq-image', { 'fixed-ratio': '16:9' }, post) : ''}
          <div class="text">${trusted(post.body)}</div>
        </article>`,
    ),
};

const menu = (navigation) =>
  navigation.map(
    ({ url, title, current }) =>
      html`<li><a href="${url}" ${current ? trusted(' aria-current="page"') : ''}>${title}</a></li>`,
  );
const heading = ({ title, lead }) =>
  html`<h1>${title}</h1>
    <p class="lead">${lead}</p>`;

/** One page as HTML text. `main` is what is inside of `<main>`. */
export function renderPage(name, { site, pages }, main = html`${heading(pages[name])}${PAGES[name]?.(pages[name])}`) {
  const page = pages[name];
  const context = JSON.stringify(site.context).replaceAll('<', '\\u003c');
  return html`<!doctype html>
    <html lang="${site.language}" dir="${site.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${page.title} – ${site.name}</title>
        <meta name="description" content="${page.description}" />
        <link rel="icon" href="/icon.svg" />
        <link rel="stylesheet" href="/sq-blocks/sq-blocks.css" />
        <link rel="stylesheet" href="/site.css" />
        <script type="application/json" id="sq-context">
          ${trusted(context)}
        </script>
        <script type="module" src="/sq-blocks/sq-blocks.js"></script>
      </head>
      <body>
        <header class="bar">
          <a class="brand" href="/">${site.name}</a>
          <nav aria-label="${site.menu}">
            <ul>
              ${menu(page.navigation)}
            </ul>
          </nav>
          ${block('sq-cart-indicator', { href: '/cart/' }, { href: '/cart/', text: site.cart })}
        </header>
        <main>${main}</main>
        <footer><p>${site.footer}</p></footer>
        ${block('sq-cookie-banner', { 'accept-type': 'OPT_IN_AND_OUT' }, site)}
      </body>
    </html> `.trusted;
}
