// The pages of every lightbox, for the scenes that open one and that use one.
import { FLAVOURS, image, page, photo, readyInState, readyWhen, times, withKit, withPeer } from '../harness/page.mjs';

const inline = (script) => `<script>${script}</script>`;
/** The kit's own grid, for all. */
export const GRID = `<style>
  #thumbnails { display: grid; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); gap: 12px }
  #thumbnails img { display: block; width: 100%; height: auto }
</style>`;

const links = ({ count, width, attributes = '' }) =>
  times(count, (index) => `<a href="${photo(index, width)}" ${attributes}>${image(index)}</a>`);
export const thumbnails = (wanted) => `<div id="thumbnails">${links(wanted)}</div>`;

/** The least that does it: a dialog with an image in it. */
const floor = ({ count, width }) =>
  page(
    `${GRID}<style>
      dialog { max-width: none; max-height: none; width: 100%; height: 100%; padding: 0; border: 0; background: #000 }
      dialog img { width: 100%; height: 100%; object-fit: contain }
    </style>`,
    `${thumbnails({ count, width })}<dialog aria-label="Photograph"><img alt=""></dialog>` +
      inline(`
        const dialog = document.querySelector('dialog');
        const full = dialog.querySelector('img');
        document.querySelector('#thumbnails').addEventListener('click', (event) => {
          const link = event.target.closest('a');
          if (!link) return;
          event.preventDefault();
          full.src = link.href;
          full.alt = link.querySelector('img').alt;
          dialog.showModal();
        });
        dialog.addEventListener('click', () => dialog.close());
        ${readyWhen('true')}`),
  );

const ours =
  (flavour) =>
  ({ count, width }) =>
    withKit(
      FLAVOURS[flavour],
      `<sq-lightbox id="thumbnails">${links({ count, width })}</sq-lightbox>`,
      GRID + inline(readyInState('sq-lightbox', 'ready')),
    );

/** By contender: from how many images, and how large the full ones are, to a page. */
export const lightboxes = {
  'plain dialog': floor,
  'sq-lightbox, lite': ours('lite'),
  'sq-lightbox, React': ours('React'),
  PhotoSwipe: ({ count, width, height }) =>
    withPeer(
      'photoswipe',
      thumbnails({
        count,
        width,
        attributes: `data-pswp-width="${width}" data-pswp-height="${height}" target="_blank"`,
      }),
      { css: true, head: GRID },
    ),
  'yet-another-react-lightbox': ({ count, width, height, zoom = false }) =>
    withPeer(
      zoom ? 'yarl-zoom' : 'yarl',
      `${thumbnails({ count, width, attributes: `data-width="${width}" data-height="${height}"` })}<div id="app"></div>`,
      { css: true, head: GRID },
    ),
};
