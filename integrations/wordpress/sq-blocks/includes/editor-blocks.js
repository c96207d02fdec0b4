// The blocks of the kit in the block editor. PHP has registered their names, texts and attributes (includes/editor-blocks.php).
(function (wp, kit) {
  'use strict';
  const { createBlock, getBlockType, parse, registerBlockType } = wp.blocks;
  const { createElement: el, Fragment, useEffect, useRef, useState } = wp.element;
  const { InnerBlocks, MediaPlaceholder, MediaUpload, MediaUploadCheck, RichText, useBlockProps, useInnerBlocksProps } =
    wp.blockEditor;
  const { ToolbarButton } = wp.components;
  const { useDispatch, useSelect } = wp.data;
  const { __ } = wp.i18n;

  /** React writes `className` into a custom element as it is. */
  const forCustomElement = ({ className, ...others }) => ({ ...others, class: className });

  /** A file of the media library as a block. In a lightbox, images lead to the whole file. */
  function blockOfFile(block, { id, url, alt, caption, type, sizes }) {
    if (type === 'video') return createBlock('core/video', { id, src: url, caption });
    const isLinked = block.tag === 'sq-lightbox';
    return createBlock('core/image', {
      id,
      url: sizes?.large?.url ?? url,
      alt,
      caption,
      sizeSlug: 'large',
      ...(isLinked && { linkDestination: 'media', href: url }),
    });
  }

  const MEDIA_KINDS = ['image', 'video'];

  function AskForImages({ block, clientId }) {
    const { replaceInnerBlocks } = useDispatch('core/block-editor');
    return el(MediaPlaceholder, {
      icon: block.icon,
      labels: { title: block.title, instructions: __('Images and videos of the media library.', 'sq-blocks') },
      accept: 'image/*,video/*',
      allowedTypes: MEDIA_KINDS,
      multiple: true,
      onSelect: (files) =>
        replaceInnerBlocks(
          clientId,
          files.map((file) => blockOfFile(block, file)),
          false,
        ),
    });
  }

  /** A button in the toolbar, for more than are there. */
  function AddImages({ block, clientId }) {
    const { getBlockCount } = useSelect('core/block-editor');
    const { insertBlocks } = useDispatch('core/block-editor');
    const onSelect = (files) =>
      insertBlocks(
        files.map((file) => blockOfFile(block, file)),
        getBlockCount(clientId),
        clientId,
        false,
      );
    const render = ({ open }) => el(ToolbarButton, { onClick: open }, __('Add images', 'sq-blocks'));
    return kit.toolbar(
      el(MediaUploadCheck, null, el(MediaUpload, { allowedTypes: MEDIA_KINDS, multiple: true, onSelect, render })),
    );
  }

  const HTML = 'core/html';

  /** Fills a new block with HTML. Not by the template: since WordPress 7.1 it cannot give such a block its text. */
  function useHtmlAtStart(block, clientId) {
    const { getBlockCount } = useSelect('core/block-editor');
    const { replaceInnerBlocks, __unstableMarkNextChangeAsNotPersistent: hideFromUndo } =
      useDispatch('core/block-editor');
    useEffect(() => {
      const html = block.template?.find(([name]) => name === HTML)?.[1].content;
      if (!html || getBlockCount(clientId) > 0) return;
      hideFromUndo();
      replaceInnerBlocks(clientId, parse(`<!-- wp:html -->\n${html}\n<!-- /wp:html -->`), false);
    }, []);
  }

  const BUTTON = 'submit-button-text';

  /** A form as pages show it: its fields, what adds one, and its button. */
  const asForm = (block, values, setAttributes, { children, ...props }) =>
    el(
      'div',
      { ...props, className: `${props.className} sq-fields` },
      children,
      el(
        'div',
        // A button has its text in its middle.
        { className: 'sq-submit', style: { boxSizing: 'border-box', display: 'flex', alignItems: 'center' } },
        el(kit.PlainText, {
          label: __('Text of the button', 'sq-blocks'),
          placeholder: block.button,
          value: values[BUTTON] ?? block.button,
          onChange: (text) => setAttributes({ [BUTTON]: text === block.button ? undefined : text }),
        }),
      ),
    );

  function WithBlocks({ block, clientId, values, setAttributes, blockProps }) {
    const isEmpty = useSelect((select) => select('core/block-editor').getBlockCount(clientId) === 0, [clientId]);
    const isInUse = useSelect(
      (select) => {
        const { hasSelectedInnerBlock, isBlockSelected } = select('core/block-editor');
        return isBlockSelected(clientId) || hasSelectedInnerBlock(clientId, true);
      },
      [clientId],
    );
    useHtmlAtStart(block, clientId);
    const own = block.isLaidOut ? kit.attributesOf(block, values) : {};
    const hasAppender = (isEmpty && !block.asksForImages) || (block.isForm && isInUse);
    const innerProps = useInnerBlocksProps(
      { ...own, ...blockProps },
      {
        allowedBlocks: block.allowed,
        template: block.template?.filter(([name]) => name !== HTML && getBlockType(name)),
        templateLock: false,
        renderAppender: hasAppender ? InnerBlocks.ButtonBlockAppender : block.isForm ? false : undefined,
        ...(block.isForm && { defaultBlock: { name: kit.FIELD }, directInsert: true }),
      },
    );
    if (isEmpty && block.asksForImages) return el('div', blockProps, el(AskForImages, { block, clientId }));
    if (block.isForm) return asForm(block, values, setAttributes, innerProps);
    const { children, ...props } = innerProps;
    const content = block.isLaidOut ? el(block.tag, forCustomElement(props), children) : el('div', props, children);
    return block.asksForImages ? el(Fragment, null, el(AddImages, { block, clientId }), content) : content;
  }

  const withText = (block, values, setAttributes, blockProps) =>
    el(
      'p',
      blockProps,
      el(RichText, {
        tagName: 'span',
        value: values.content,
        placeholder: block.inside.replaceAll('`', ''),
        'aria-label': block.title,
        onChange: (content) => setAttributes({ content }),
      }),
    );

  const previewButton = (isShown, setShown) =>
    kit.toolbar(
      el(ToolbarButton, { isPressed: isShown, onClick: () => setShown(!isShown) }, __('Preview', 'sq-blocks')),
    );

  /** A new dialog gets a name, by which a link opens it. */
  function useDialogId(block, clientId, values, setAttributes) {
    const isMissing = block.isDialog && !values['dialog-id'];
    useEffect(() => {
      if (isMissing) setAttributes({ 'dialog-id': `dialog-${clientId.slice(0, 8)}` });
    }, [isMissing]);
  }

  /** Writes attributes, and with an address the link to it that pages without the kit show. */
  function useSetter(block, clientId, values, setAttributes) {
    const { getBlocks } = useSelect('core/block-editor');
    const { replaceInnerBlocks } = useDispatch('core/block-editor');
    // Since WordPress 6.5 a text is an object.
    const textOf = ({ attributes }) => String(attributes.content);
    const linkTo = (address) => kit.linkTo(address, values.heading);
    const written = useRef(values[block.linkTo] && textOf(linkTo(values[block.linkTo])));
    return (change) => {
      setAttributes(change);
      const address = change[block.linkTo];
      if (!address || !kit.isWebAddress(address)) return;
      const inner = getBlocks(clientId);
      if (inner.length > 1 || (inner.length === 1 && textOf(inner[0]) !== written.current)) return;
      const link = linkTo(address);
      written.current = textOf(link);
      replaceInnerBlocks(clientId, [link], false);
    };
  }

  const editOf = (block) =>
    function Edit({ attributes: values, setAttributes, clientId }) {
      const [isPreview, setPreview] = useState(false);
      const blockProps = useBlockProps();
      const setOptions = useSetter(block, clientId, values, setAttributes);
      useDialogId(block, clientId, values, setAttributes);
      const content = () => {
        if (isPreview) return el('div', blockProps, el(kit.Preview, { clientId }));
        if (block.kind === 'text') return withText(block, values, setAttributes, blockProps);
        return el(WithBlocks, { block, clientId, values, setAttributes, blockProps });
      };
      return el(
        Fragment,
        null,
        kit.controlsOf(block, values, setOptions),
        block.hasPreview && previewButton(isPreview, setPreview),
        content(),
      );
    };

  for (const [name, block] of Object.entries(kit.blocks)) {
    registerBlockType(name, {
      edit: editOf(block),
      save: kit.save(block),
      transforms: kit.transforms[name],
      ...(block.start && {
        variations: [{ name: 'start', title: block.title, isDefault: true, attributes: block.start }],
      }),
    });
  }
})(window.wp, window.sqBlocksEditor);
