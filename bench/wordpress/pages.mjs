// The same content as blocks of the kit and as blocks of WordPress, as the block editor saves them.

const paragraph = (text) => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`;
const imageBlock = ({ id, url }, isLarge = false) =>
  `<!-- wp:image {"id":${id},"sizeSlug":"large"${isLarge ? ',"lightbox":{"enabled":true}' : ''}} --><figure class="wp-block-image size-large"><img src="${url}" alt="A bowl" class="wp-image-${id}"/><figcaption class="wp-element-caption">Bowl</figcaption></figure><!-- /wp:image -->`;
const kit = (name, inside, own = '') =>
  `<!-- wp:sq-blocks/${name} -->\n<sq-${name}${own}>${inside}</sq-${name}>\n<!-- /wp:sq-blocks/${name} -->`;
const details = (text) =>
  `<!-- wp:details --><details class="wp-block-details"><summary>${text}</summary>${paragraph('By post, in straw.')}</details><!-- /wp:details -->`;

/** A grid of images. */
export const kitGallery = (images) =>
  kit('gallery', images.map((image) => imageBlock(image)).join('\n'), ' design="grid" label="Work"');
export const coreGallery = (images, isLarge = false) =>
  `<!-- wp:gallery {"linkTo":"none"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">${images.map((image) => imageBlock(image, isLarge)).join('\n')}</figure><!-- /wp:gallery -->`;
const linkedImage = ({ id, url }) =>
  `<!-- wp:image {"id":${id},"sizeSlug":"large","linkDestination":"media"} --><figure class="wp-block-image size-large"><a href="${url}"><img src="${url}" alt="A bowl" class="wp-image-${id}"/></a></figure><!-- /wp:image -->`;
/** Images that a click shows large. */
export const kitLightbox = (images) => kit('lightbox', images.map(linkedImage).join('\n'));

/** Ten blocks, of which each has its counterpart in the other list. */
export const kitTen = (images) =>
  [
    kitGallery(images),
    kit('image', imageBlock(images[0])),
    kit('accordion', `<details><summary>How do you send it?</summary><p>By post, in straw.</p></details>`),
    kit('price', '28 €', ' amount="2800"'),
    kit('menu', `${paragraph('Soup')}${paragraph('Bread')}`),
    kit('marquee', 'Open on Saturday'),
    kit('tooltip', 'Fired twice', ' for="none"'),
    kit('share', 'Share'),
    kit('info-bar', paragraph('<a href="tel:+4930123">Call</a>')),
    kit('announcement-bar', paragraph('Open on Saturday')),
  ].join('\n');
export const coreTen = (images) =>
  [
    coreGallery(images),
    imageBlock(images[0]),
    details('How do you send it?'),
    paragraph('28 €'),
    `<!-- wp:group --><div class="wp-block-group">${paragraph('Soup')}${paragraph('Bread')}</div><!-- /wp:group -->`,
    paragraph('Open on Saturday'),
    paragraph('Fired twice'),
    paragraph('Share'),
    paragraph('<a href="tel:+4930123">Call</a>'),
    paragraph('Open on Saturday'),
  ].join('\n');
