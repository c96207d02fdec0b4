// What a block of the editor is as HTML: its tag, with the attributes that were set, and what is inside.
(function (wp, kit) {
  'use strict';
  const { createElement: el } = wp.element;
  const { InnerBlocks, RichText, useBlockProps } = wp.blockEditor;

  const isNothing = (value) => value === undefined || value === null || value === false;
  /** Whether an option is off that is off by default. The editor writes `loop="false"` as `loop`, which is on. */
  const isOff = ({ isOn }, value) => isOn === false && String(value).trim().toLowerCase() === 'false';

  /** The attributes that have a value, as texts. */
  kit.attributesOf = (block, values) =>
    Object.fromEntries(
      block.panels
        .flatMap(({ attributes }) => attributes)
        .filter((option) => !isNothing(values[option.name]) && !isOff(option, values[option.name]))
        .map(({ name }) => [name, values[name] === true ? '' : String(values[name])]),
    );

  // The editor writes `<` as it is, and `&lt;` too; KSES would take the first away.
  kit.escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const escapedAll = (texts) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, kit.escaped(text)]));

  /** Whether a link may lead there. */
  kit.isWebAddress = (text) => {
    try {
      return /^https?:$/.test(new URL(text, document.baseURI).protocol);
    } catch {
      return false;
    }
  };

  /** A paragraph with a link to the address of a block, for pages without the kit. */
  kit.linkTo = (address, words) => {
    const link = document.createElement('a');
    link.setAttribute('href', address);
    link.textContent = words || address;
    return wp.blocks.createBlock('core/paragraph', { content: link.outerHTML });
  };

  function insideOf(block, values) {
    if (block.kind === 'text') return el(RichText.Content, { value: values.content });
    const id = values['dialog-id'];
    return block.isDialog
      ? el('dialog', id ? { id: kit.escaped(id) } : {}, el(InnerBlocks.Content))
      : el(InnerBlocks.Content);
  }

  /** What is saved: the editor makes it again from the attributes alone, and compares. A part of a line stands in a paragraph, so that themes give it a place. */
  kit.save =
    (block) =>
    ({ attributes: values }) => {
      const own = escapedAll(kit.attributesOf(block, values));
      const inside = insideOf(block, values);
      return block.isInline
        ? el('p', useBlockProps.save(), el(block.tag, own, inside))
        : el(block.tag, useBlockProps.save(own), inside);
    };
})(window.wp, window.sqBlocksEditor);
