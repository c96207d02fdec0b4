import { readTags } from '../../scripts/registry.mjs';

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
  linked: 'Linked and in the address',
  templates: 'Existing templates',
  stress: '2,000 slides',
}).map(([name, text]) => ({ address: `/gallery/${name}.html`, text }));

const blocks = (): Link[] => readTags().map((tag) => ({ address: `/blocks/${tag}.html`, text: tag }));

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
