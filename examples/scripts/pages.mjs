import { call, context, each, el, given, html, slot, value, when } from './nodes.mjs';

/** The frame of every page. */
export const LAYOUT = el('html', { lang: value('site.language'), dir: value('site.direction') }, [
  el('head', {}, [
    el('meta', { charset: 'utf-8' }),
    el('meta', { name: 'viewport', content: 'width=device-width' }),
    el('title', {}, [value('page.title'), ' – ', value('site.name')]),
    el('meta', { name: 'description', content: value('page.description') }),
    el('link', { rel: 'icon', href: '/icon.svg' }),
    el('link', { rel: 'stylesheet', href: '/sq-blocks/sq-blocks.css' }),
    el('link', { rel: 'stylesheet', href: '/site.css' }),
    context('site.context'),
    el('script', { type: 'module', src: '/sq-blocks/sq-blocks.js' }),
  ]),
  el('body', {}, [
    el('header', { class: 'bar' }, [
      el('a', { class: 'brand', href: '/' }, value('site.name')),
      el('nav', { 'aria-label': value('site.menu') }, [
        el('ul', {}, [
          each('entry', 'page.navigation', [
            el('li', {}, [
              el('a', { href: value('entry.url'), 'aria-current': given('entry.current') }, value('entry.title')),
            ]),
          ]),
        ]),
      ]),
      call('sq-cart-indicator', { href: '/cart/', text: value('site.cart') }),
    ]),
    el('main', {}, [slot()]),
    el('footer', {}, [el('p', {}, value('site.footer'))]),
    call('sq-cookie-banner', { 'accept-type': 'OPT_IN_AND_OUT', notice: value('site.notice') }),
  ]),
]);

const heading = [el('h1', {}, value('page.title')), el('p', { class: 'lead' }, value('page.lead'))];

/** The pages by name: what is inside of `<main>`. */
export const PAGES = {
  home: [
    ...heading,
    call('sq-image', { 'fixed-ratio': '21:9', load: 'eager', picture: value('page.picture') }),
    call('sq-marquee', { speed: 60, 'wave-intensity': 0, text: value('page.marquee') }),
    el('section', {}, [
      el('h2', {}, value('page.work')),
      call('sq-gallery', {
        design: 'carousel',
        'slides-per-row': 3,
        loop: true,
        settings: value('page.settings'),
        slides: value('page.slides'),
      }),
    ]),
    el('section', { class: 'panel' }, [
      el('h2', {}, value('page.news')),
      call('sq-newsletter', {
        'form-id': 'news',
        'post-submit-message': value('page.thanks'),
        action: '/api/form/submit/news',
        inputs: value('page.inputs'),
        button: value('page.button'),
      }),
    ]),
  ],
  portfolio: [
    ...heading,
    call('sq-gallery', {
      id: 'work',
      design: 'grid',
      label: value('page.title'),
      'slides-per-row': 3,
      padding: 24,
      'square-thumbs': true,
      lightbox: true,
      slides: value('page.slides'),
    }),
    call('sq-lightbox', { gallery: 'work', theme: 'light', zoom: false }),
    el('section', {}, [
      el('h2', {}, value('page.film')),
      call('sq-video', { src: value('page.link'), heading: value('page.film'), picture: value('page.picture') }),
    ]),
  ],
  shop: [
    ...heading,
    el('ul', { class: 'cards' }, [
      each('product', 'page.products', [
        el('li', {}, [
          call('sq-image', { 'fixed-ratio': '1:1', picture: value('product.picture') }),
          el('h2', {}, value('product.title')),
          el('p', {}, value('product.text')),
          el('p', { class: 'price' }, value('product.price')),
        ]),
      ]),
    ]),
  ],
  contact: [
    ...heading,
    el('div', { class: 'columns' }, [
      el('section', { class: 'panel' }, [
        el('h2', {}, value('page.write')),
        call('sq-form', {
          'form-id': 'contact',
          'post-submit-message': value('page.thanks'),
          remember: false,
          action: '/api/form/submit/contact',
          inputs: value('page.inputs'),
          button: value('page.button'),
        }),
      ]),
      el('section', { class: 'panel' }, [
        el('h2', {}, value('page.visit')),
        call('sq-map', {
          'map-lat': value('page.latitude'),
          'map-lng': value('page.longitude'),
          'map-zoom': 15,
          'address-title': value('page.place'),
          address: value('page.address'),
          link: value('page.link'),
          'link-text': value('page.maps'),
        }),
      ]),
    ]),
  ],
  blog: [
    ...heading,
    each('post', 'page.posts', [
      el('article', { id: value('post.anchor') }, [
        el('h2', {}, value('post.title')),
        el('p', { class: 'date' }, [el('time', { datetime: value('post.date') }, value('post.day'))]),
        when('post.picture', [call('sq-image', { 'fixed-ratio': '16:9', picture: value('post.picture') })]),
        el('div', { class: 'text' }, [html('post.body')]),
      ]),
    ]),
  ],
};
