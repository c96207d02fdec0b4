// The preview of a block in the editor: the kit itself in a frame. Nothing in it can be used, no script but the kit runs, nothing
// is asked from a server but pictures and the kit's own files, and no visit is counted.
(function (wp, kit) {
  'use strict';
  const { createElement: el, useMemo, useRef, useState } = wp.element;
  const { serialize } = wp.blocks;
  const { useSelect } = wp.data;
  const { __ } = wp.i18n;

  const UNWANTED = 'base, embed, frame, iframe, link, meta, object, script';
  const PLAYS = ['autoplay', 'force-autoplay', 'data-autoplay'];
  // No banner has asked here: so nothing of others is loaded.
  const CONTEXT = { measuring: false, cookieSettings: { isCookieBannerEnabled: true } };
  const POLICY = [
    "default-src 'none'",
    `script-src ${kit.base}`,
    `style-src 'unsafe-inline' ${kit.base}`,
    'img-src http: https: data: blob:',
    'font-src http: https: data:',
    "form-action 'none'",
  ].join('; ');

  function inertHtml(html) {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    for (const each of body.querySelectorAll(UNWANTED)) each.remove();
    for (const each of body.querySelectorAll('*'))
      for (const name of each.getAttributeNames())
        if (PLAYS.includes(name) || name.startsWith('on')) each.removeAttribute(name);
    return body.innerHTML;
  }

  function frameOf(html, styles) {
    const page = document.implementation.createHTMLDocument('');
    page.documentElement.lang = document.documentElement.lang;
    page.documentElement.dir = document.documentElement.dir;
    const add = (tag, attributes, text = '') => {
      const element = page.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.textContent = text;
      page.head.append(element);
    };
    add('meta', { charset: 'utf-8' });
    add('meta', { 'http-equiv': 'Content-Security-Policy', content: POLICY });
    for (const css of styles) add('style', {}, css.replaceAll('</', '<\\/'));
    add('style', {}, 'html { overflow: hidden } body { margin: 0 } .aligncenter { margin-inline: auto }');
    add('link', { rel: 'stylesheet', href: `${kit.base}sq-blocks.css` });
    add('script', { type: 'application/json', id: 'sq-context' }, JSON.stringify(CONTEXT));
    add('script', { type: 'module', src: `${kit.base}sq-blocks.js`, 'data-sq-base': kit.base });
    page.body.setAttribute('inert', '');
    page.body.innerHTML = inertHtml(html);
    return `<!doctype html>${page.documentElement.outerHTML}`;
  }

  /** The preview of one block. */
  kit.Preview = function Preview({ clientId }) {
    const html = useSelect((select) => serialize([select('core/block-editor').getBlock(clientId)]), [clientId]);
    const styles = useSelect((select) => select('core/block-editor').getSettings().styles, []);
    const source = useMemo(
      () =>
        frameOf(
          html,
          (styles ?? []).flatMap(({ css }) => css ?? []),
        ),
      [html, styles],
    );
    const [height, setHeight] = useState(120);
    const observer = useRef();
    return el('iframe', {
      title: __('Preview', 'sq-blocks'),
      className: 'sq-blocks-preview',
      srcDoc: source,
      tabIndex: -1,
      inert: '',
      style: { display: 'block', width: '100%', height, border: 0, pointerEvents: 'none' },
      onLoad({ target }) {
        observer.current?.disconnect();
        const { body } = target.contentDocument;
        observer.current = new ResizeObserver(() => setHeight(body.offsetHeight));
        observer.current.observe(body);
      },
    });
  };
})(window.wp, window.sqBlocksEditor);
