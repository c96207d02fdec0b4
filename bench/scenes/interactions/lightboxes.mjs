// A lightbox of 24 images: opened, the next image, a larger one, closed.
import { photo } from '../../harness/page.mjs';
import { centreOf } from '../../harness/pointer.mjs';
import { isSeen } from '../../harness/found.mjs';
import { until } from '../../harness/until.mjs';
import { GRID, lightboxes, thumbnails } from '../lightbox-pages.mjs';
import { FLOOR, plain } from './pages.mjs';

/** Wider than the window, so that there is something to enlarge. */
const FULL = { count: 24, width: 1500, height: 1000 };
const WINDOW = 1000;

/** A dialog with an image and three buttons. */
const floor = plain(
  `${thumbnails(FULL)}<dialog aria-label="Photograph">
    <img alt=""><p><button id="next">Next</button> <button id="zoom">Enlarge</button> <button id="close">Close</button></p>
  </dialog>`,
  `
  const dialog = document.querySelector('dialog');
  const full = dialog.querySelector('img');
  const links = [...document.querySelectorAll('#thumbnails > a')];
  let at;
  const show = (index) => {
    at = index;
    full.classList.remove('large');
    full.src = links[index].href;
    full.alt = links[index].querySelector('img').alt;
  };
  document.querySelector('#thumbnails').addEventListener('click', (event) => {
    const link = event.target.closest('a');
    if (!link) return;
    event.preventDefault();
    show(links.indexOf(link));
    dialog.showModal();
  });
  document.querySelector('#next').addEventListener('click', () => show(at + 1));
  document.querySelector('#zoom').addEventListener('click', () => full.classList.toggle('large'));
  document.querySelector('#close').addEventListener('click', () => dialog.close());`,
  `${GRID}<style>
    dialog { max-width: none; max-height: none; width: 100%; height: 100%; padding: 0; border: 0; background: #000 }
    dialog > img { width: 100%; height: 100%; object-fit: contain }
    dialog > img.large { width: 150%; height: 150% }
    dialog > p { position: fixed; inset: 0 0 auto auto }
  </style>`,
);

/** The same with the motions of a lightbox: it grows out of its thumbnail, slides, enlarges and shrinks. */
const MOVING = 'vanilla dialog that moves';
const moving = plain(
  `${thumbnails(FULL)}<dialog aria-label="Photograph">
    <div id="overlay"></div><div id="row"></div>
    <p><button id="next">Next</button> <button id="zoom">Enlarge</button> <button id="close">Close</button></p>
  </dialog>`,
  `
  const dialog = document.querySelector('dialog');
  const [overlay, row] = [document.querySelector('#overlay'), document.querySelector('#row')];
  const links = [...document.querySelectorAll('#thumbnails > a')];
  const TIMING = { duration: 300, easing: 'ease-out' };
  let at;
  let place;
  let image;
  const show = (index, next) => {
    [at, place] = [index, next];
    image = new Image();
    image.src = links[index].href;
    image.alt = links[index].querySelector('img').alt;
    image.style.translate = 100 * place + '%';
    row.append(image);
    row.style.translate = -100 * place + '%';
  };
  const overThumbnail = () => {
    const { left, top, width } = links[at].querySelector('img').getBoundingClientRect();
    return { transformOrigin: '0 0', transform: 'translate(' + left + 'px,' + top + 'px) scale(' + width / innerWidth + ')' };
  };
  document.querySelector('#thumbnails').addEventListener('click', (event) => {
    const link = event.target.closest('a');
    if (!link) return;
    event.preventDefault();
    row.replaceChildren();
    overlay.style.opacity = '';
    show(links.indexOf(link), 0);
    dialog.showModal();
    image.animate([overThumbnail(), { transformOrigin: '0 0', transform: 'none' }], TIMING);
  });
  document.querySelector('#next').addEventListener('click', () => show(at + 1, place + 1));
  document.querySelector('#zoom').addEventListener('click', () => (image.style.scale = '1.5'));
  document.querySelector('#close').addEventListener('click', async () => {
    overlay.style.opacity = '0';
    await image.animate([{ transformOrigin: '0 0', transform: 'none' }, overThumbnail()], { ...TIMING, fill: 'forwards' }).finished;
    dialog.close();
  });`,
  `${GRID}<style>
    dialog { max-width: none; max-height: none; width: 100%; height: 100%; padding: 0; border: 0; background: none; overflow: clip }
    #overlay { position: fixed; inset: 0; background: #000; transition: opacity .3s }
    #row { position: relative; width: 100%; height: 100%; transition: translate .6s ease-out }
    #row > img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: contain; transition: scale .3s }
    dialog > p { position: fixed; inset: 0 0 auto auto }
  </style>`,
);

const contenders = {
  [FLOOR]: floor,
  [MOVING]: moving,
  'sq-blocks, lite': lightboxes['sq-lightbox, lite'](FULL),
  'sq-blocks, React': lightboxes['sq-lightbox, React'](FULL),
  PhotoSwipe: lightboxes.PhotoSwipe(FULL),
  'yet-another-react-lightbox': lightboxes['yet-another-react-lightbox']({ ...FULL, zoom: true }),
};

const OURS = { next: 'control-next', zoom: 'zoom-in', close: 'close' };
const BUTTONS = { next: '#next', zoom: '#zoom', close: '#close' };
const PEERS = {
  [FLOOR]: BUTTONS,
  [MOVING]: BUTTONS,
  PhotoSwipe: {
    next: '.pswp__button--arrow--next',
    zoom: '.pswp__button--zoom',
    close: '.pswp__button--close',
  },
  'yet-another-react-lightbox': {
    next: '.yarl__navigation_next',
    zoom: '.yarl__button[aria-label="Zoom in"]',
    close: '.yarl__button[aria-label=Close]',
  },
};
const button = (what) => (contender) =>
  contender in PEERS ? [PEERS[contender][what]] : ['sq-lightbox', `[part=${OURS[what]}]`];

/** Expressions for the page: the full images in view, in the kit's viewer too. */
const FULL_IMAGES = `[document, document.querySelector('sq-lightbox')?.shadowRoot]
  .flatMap((root) => [...(root?.querySelectorAll('img') ?? [])])
  .filter((each) => each.src.includes('-${FULL.width}.') && each.naturalWidth > 0 && isSeen(each))`;
const shows = (index) => `${FULL_IMAGES}.some(({ src }) => src.endsWith('${photo(index, FULL.width)}'))`;
const isClosed = `${FULL_IMAGES}.length === 0`;
const isLarge = `${FULL_IMAGES}.some((each) => each.getBoundingClientRect().width > ${WINDOW * 1.1})`;

/** Which thumbnail is opened: no neighbours, whose images some fetch beforehand. */
const opened = (index) => 1 + index * 3;
const thumbnail = (index) => [`#thumbnails > a:nth-child(${opened(index) + 1})`];

async function open(tab, contender, index) {
  const { x, y } = await centreOf(tab, thumbnail(index));
  await tab.tab.mouse.click(x, y);
  await until(tab, shows(opened(index)));
  await until(tab, isSeen(button('close')(contender)));
  await tab.rest();
}

async function close(tab) {
  await tab.tab.keyboard.press('Escape');
  await until(tab, isClosed);
  await tab.rest();
}

export const interactions = {
  'open lightbox': {
    contenders,
    at: (_, index) => thumbnail(index),
    done: (_, index) => shows(opened(index)),
    after: close,
  },
  'step in lightbox': {
    contenders,
    start: (tab, contender) => open(tab, contender, 0),
    at: button('next'),
    done: (_, index) => shows(opened(0) + index + 1),
  },
  'zoom in lightbox': {
    contenders,
    before: open,
    at: button('zoom'),
    done: () => isLarge,
    after: close,
  },
  'close lightbox': {
    contenders,
    before: open,
    at: button('close'),
    done: () => isClosed,
  },
};
