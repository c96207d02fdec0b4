import { picture } from '../../../shared/testing/pictures.js';

export const COLOURS = ['teal', 'tomato', 'goldenrod', 'slateblue', 'seagreen'];
export const image = (colour: string) => `<img src="${picture(colour)}" alt="${colour}" width="300" height="200">`;
export const link = (colour: string) => `<a href="${picture(colour)}">${image(colour)}</a>`;
export const all = (of: (colour: string) => string, between = '\n') => COLOURS.map(of).join(between);

/** What is inside the tag, by who has written it. Each must look and work as the first one. */
export const LINKED = {
  plain: all(link),
  'line breaks': `<br>\n${all(link, '<br>\n')}<br>`,
  'a paragraph of all': `<p>${all(link)}</p>`,
  'a paragraph of all, with line breaks': `<p>${all(link, '<br>')}</p>`,
  'two paragraphs': `<p>${COLOURS.slice(0, 3).map(link).join('\n')}</p>\n<p>${COLOURS.slice(3).map(link).join(' ')}</p>`,
  'empty paragraphs': `<p></p>${all(link, '<p></p>')}<p></p>`,
  'empty lines of an editor': `<p>&nbsp;</p>${all(link, '<p>&nbsp;</p><p><br></p>')}<p> <br>&nbsp;</p>`,
  comments: `<!-- wp:gallery -->${all(link, '<!-- x -->')}<!-- /wp:gallery -->`,
};

/** The gallery's own box, and those of its images within it, in px. */
export function imagesOf(place: Element) {
  const element = place.querySelector('sq-gallery')!;
  const { x, y, width, height } = element.getBoundingClientRect();
  const boxes = [...element.querySelectorAll('img')].map((each) => {
    const box = each.getBoundingClientRect();
    return [box.x - x, box.y - y, box.width, box.height];
  });
  return [[width, height], ...boxes].map((box) => box.map((length) => Math.round(length)).join(' ')).join('; ');
}

export const gallery = (settings: string, inside: string) => `<sq-gallery ${settings}>${inside}</sq-gallery>`;
