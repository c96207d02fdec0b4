// What blocks of WordPress become, and what becomes of them: by "Transform to" in the toolbar.
(function (wp, kit) {
  'use strict';
  const { cloneBlock, createBlock } = wp.blocks;

  const imageOf = ({ id, url, alt, caption, link }) =>
    createBlock('core/image', { id: Number(id), url, alt, caption, href: link });
  /** With all that is inside: since WordPress 7.1 a block of HTML has its text beside its attributes. */
  const copyOf = (each) => cloneBlock(each);
  const wordsOf = (html) => new DOMParser().parseFromString(html ?? '', 'text/html').body.textContent || undefined;
  const columnsOf = (text) => Math.min(8, Number(text)) || undefined;
  const block = (blocks, transform, more) => ({ type: 'block', blocks: [].concat(blocks), transform, ...more });

  function fromGallery({ images = [], columns, linkTo, caption, align, anchor }, inner) {
    const gallery = createBlock(
      'sq-blocks/gallery',
      {
        design: 'grid',
        'slides-per-row': columns ? String(columns) : undefined,
        lightbox: /^(media|file)$/.test(linkTo ?? '') ? '' : undefined,
        align,
        anchor,
      },
      inner.length > 0 ? inner.map(copyOf) : images.map(imageOf),
    );
    // Since WordPress 6.5 a text is an object, an empty one as well.
    return caption?.length > 0 ? [gallery, createBlock('core/paragraph', { content: caption })] : gallery;
  }

  const imagesOf = (inner) => inner.filter(({ name }) => name === 'core/image').map(copyOf);
  const toGallery = ({ lightbox, align, anchor, ...values }, inner) =>
    createBlock(
      'core/gallery',
      {
        columns: columnsOf(values['slides-per-row']),
        linkTo: lightbox === undefined || lightbox === 'false' ? 'none' : 'media',
        align,
        anchor,
      },
      imagesOf(inner),
    );
  const areImages = (values, { innerBlocks }) =>
    innerBlocks.length > 0 && innerBlocks.every(({ name }) => name === 'core/image');

  const isFilm = ({ providerNameSlug }) => /^(youtube|vimeo)$/.test(providerNameSlug ?? '');
  const fromEmbed =
    (name) =>
    ({ url, caption }) =>
      createBlock(name, { src: url, heading: wordsOf(caption) }, [kit.linkTo(url, wordsOf(caption))]);
  const toEmbed = ({ src, heading }) => createBlock('core/embed', { url: src, caption: heading });
  const hasAddress = ({ src }) => Boolean(src) && kit.isWebAddress(src);

  const image = 'sq-blocks/image';
  const video = 'sq-blocks/video';
  kit.transforms = {
    'sq-blocks/gallery': {
      from: [
        block('core/gallery', fromGallery),
        block(
          'core/image',
          (all) =>
            createBlock(
              'sq-blocks/gallery',
              { design: 'grid' },
              all.map((each) => createBlock('core/image', each)),
            ),
          {
            isMultiBlock: true,
          },
        ),
      ],
      to: [block('core/gallery', toGallery, { isMatch: areImages })],
    },
    [image]: {
      from: [block('core/image', (values) => createBlock(image, {}, [createBlock('core/image', values)]))],
      to: [block('core/image', (values, [inner]) => copyOf(inner), { isMatch: areImages })],
    },
    [video]: {
      from: [
        block('core/video', (values) => createBlock(video, {}, [createBlock('core/video', values)])),
        block('core/embed', fromEmbed(video), { isMatch: isFilm }),
      ],
      to: [
        block('core/video', (values, [inner]) => copyOf(inner), {
          isMatch: (values, { innerBlocks: [first] }) => first?.name === 'core/video',
        }),
        block('core/embed', toEmbed, { isMatch: hasAddress }),
      ],
    },
    'sq-blocks/embed': {
      from: [block('core/embed', fromEmbed('sq-blocks/embed'), { isMatch: (values) => !isFilm(values) })],
      to: [block('core/embed', toEmbed, { isMatch: hasAddress })],
    },
    'sq-blocks/accordion': {
      // Since WordPress 6.3.
      from: [
        block(
          'core/details',
          (all, inner) =>
            createBlock(
              'sq-blocks/accordion',
              {},
              all.map((values, index) => createBlock('core/details', values, inner[index].map(copyOf))),
            ),
          { isMultiBlock: true },
        ),
      ],
    },
  };
})(window.wp, window.sqBlocksEditor);
