import { readTags } from '@sq-blocks/tools/registry';

interface Link {
  readonly address: string;
  readonly text: string;
}

/** The pages about the gallery, in the order of its navigation. */
const DESIGNS: readonly Link[] = Object.entries({
  stacked: 'Stacked',
  slider: 'Slider',
  slideshow: 'Slideshow',
  grid: 'Grid',
  autogrid: 'Autogrid',
  autocolumns: 'Autocolumns',
  autorows: 'Autorows',
  carousel: 'Carousel',
  list: 'List',
  shapes: 'Mixed shapes',
  linked: 'Linked and in the address',
  templates: 'Existing templates',
  stress: '2,000 slides',
}).map(([name, text]) => ({ address: `/gallery/${name}.html`, text }));

/** The pages of the studio, in the order of the menu. An address that ends with a slash stands for all pages below it. */
const SITE: readonly Link[] = [
  { address: '/rooms.html', text: 'Rooms' },
  { address: '/workshop.html', text: 'Workshop' },
  { address: '/shop/', text: 'Shop' },
  { address: '/journal/', text: 'Journal' },
  { address: '/visit.html', text: 'Visit' },
  { address: '/blocks/', text: 'The blocks' },
];

const blocks = (): Link[] => readTags().map((tag) => ({ address: `/blocks/${tag}.html`, text: tag }));

const currentOf = (address: string, current: string) => {
  if (address === current) return ' aria-current="page"';
  return address.endsWith('/') && current.startsWith(address) ? ' aria-current="true"' : '';
};

/** The links of the menu; `current` is the page. */
export const siteNavigation = (current: string): string =>
  SITE.map(({ address, text }) => `        <a href="${address}"${currentOf(address, current)}>${text}</a>`).join('\n');

const list = (label: string, links: readonly Link[], current: string) =>
  `<nav aria-label="${label}">
  <ul class="block-nav">
${links
  .map(
    ({ address, text }) =>
      `    <li><a href="${address}"${address === current ? ' aria-current="page"' : ''}>${text}</a></li>`,
  )
  .join('\n')}
  </ul>
</nav>`;

/** Replaces `<!-- navigation: blocks -->` and `<!-- navigation: designs -->` by lists of links; `current` is the page. */
export function fillNavigation(html: string, current: string): string {
  return html
    .replace('<!-- navigation: blocks -->', () => list('Blocks', blocks(), current))
    .replace('<!-- navigation: designs -->', () => list('Designs', DESIGNS, current));
}
