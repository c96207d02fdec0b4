import { blocks } from '../../elements/generated/blocks.ts';
import { amount, each, el, flag, flatten, given, html, json, number, present, value, when } from './nodes.mjs';

/** Names of parameters where the attribute's name is a word of many languages. */
const PARAMETERS = { for: 'gallery', 'data-block-json': 'settings' };

const picture = (path) =>
  el('img', {
    src: value(`${path}.src`),
    alt: value(`${path}.alt`),
    width: number(`${path}.width`),
    height: number(`${path}.height`),
  });
const caption = (path) => when(path, [el('figcaption', {}, value(path))]);

const SLIDES = 'a list of images: src, full (the address of the full image), alt, width, height, caption';
const PICTURE = 'an image: src, alt, width, height, caption';
const INPUTS =
  'a list of fields: label, field (its name), type or rows (then it is a text area), autocomplete, required';

const FORM = {
  parameters: { action: 'where the form is sent', inputs: INPUTS, button: 'the text of the button' },
  call: { 'form-id': 'contact', action: '/api/form/submit/contact', inputs: value('page.inputs'), button: 'Send' },
  children: [
    el('form', { action: value('@action'), method: 'post' }, [
      each('input', '@inputs', [
        el('p', {}, [
          el('label', {}, [
            el('span', {}, value('input.label')),
            when('input.type', [
              el('input', {
                name: value('input.field'),
                type: value('input.type'),
                autocomplete: given('input.autocomplete'),
                required: present('input.required'),
              }),
            ]),
            when('input.rows', [
              el('textarea', {
                name: value('input.field'),
                rows: amount('input.rows'),
                required: present('input.required'),
              }),
            ]),
          ]),
        ]),
      ]),
      el('button', {}, value('@button')),
    ]),
  ],
};

/** What the author's children are, by tag. `call` is the example at the head of the partial. */
const CONTENTS = {
  'sq-gallery': {
    parameters: { slides: SLIDES },
    call: { design: 'carousel', 'slides-per-row': 3, slides: value('page.slides') },
    children: [
      when('@slides', [
        each('slide', '@slides', [
          el('figure', {}, [el('a', { href: given('slide.full') }, [picture('slide')]), caption('slide.caption')]),
        ]),
      ]),
    ],
  },
  'sq-lightbox': {
    parameters: { slides: `${SLIDES}; none when gallery is given, which is the id of a gallery` },
    call: { slides: value('page.slides') },
    children: [
      when('@slides', [each('slide', '@slides', [el('a', { href: given('slide.full') }, [picture('slide')])])]),
    ],
  },
  'sq-image': {
    parameters: { picture: PICTURE },
    call: { 'fixed-ratio': '3:2', picture: value('page.picture') },
    children: [el('figure', {}, [picture('@picture'), caption('@picture.caption')])],
  },
  'sq-video': {
    parameters: { src: 'the address of the video, also for the link that works without script', picture: PICTURE },
    call: { src: 'https://vimeo.com/1084537', heading: 'The studio', picture: value('page.picture') },
    children: [el('a', { href: value('@src') }, [picture('@picture')])],
  },
  'sq-form': FORM,
  'sq-newsletter': { ...FORM, call: { ...FORM.call, 'form-id': 'news', button: 'Join' } },
  'sq-cookie-banner': {
    parameters: { notice: "the site's own text" },
    call: { 'accept-type': 'OPT_IN_AND_OUT', notice: value('site.notice') },
    children: [when('@notice', [el('p', {}, value('@notice'))])],
  },
  'sq-map': {
    parameters: {
      address: 'the address as text',
      link: 'a map of it on another site',
      'link-text': 'the text of the link',
    },
    call: {
      'map-lat': value('page.latitude'),
      'map-lng': value('page.longitude'),
      address: value('page.address'),
      link: value('page.link'),
      'link-text': 'Open in maps',
    },
    children: [
      el('address', {}, value('@address')),
      when('@link', [el('p', {}, [el('a', { href: value('@link') }, value('@link-text'))])]),
    ],
  },
  'sq-marquee': {
    parameters: { text: 'the text' },
    call: { speed: 60, text: value('page.text') },
    children: [value('@text')],
  },
  'sq-cart-indicator': {
    parameters: { text: 'the text of the link' },
    call: { href: '/cart/', text: 'Cart' },
    children: [el('a', { href: value('@href') }, value('@text'))],
  },
};
/** Of a block that is not described above: HTML of the page. */
const ANY = {
  parameters: { content: 'HTML' },
  call: { content: value('page.content') },
  children: [when('@content', [html('@content')])],
};

/** How a template prints an attribute: from the type that its declaration names. */
function printAs({ type, expected }, path) {
  if (type.startsWith('boolean')) return flag(path);
  if (type === 'number') return number(path);
  return expected?.startsWith('JSON') ? json(path) : given(path);
}

function readPartial({ tag, summary, attributes }) {
  const { parameters, call, children } = CONTENTS[tag] ?? ANY;
  const names = Object.keys(attributes);
  const parameter = (name) => PARAMETERS[name] ?? name;
  const own = names.map((name) => [name, printAs(attributes[name], `@${parameter(name)}`)]);
  return {
    tag,
    summary,
    parameters,
    call,
    attributes: {
      id: given('@id'),
      ...Object.fromEntries(own),
      load: given('@load'),
      'data-block-json': json('@settings'),
    },
    children,
  };
}

/** The partial of each block, as data. */
export const PARTIALS = Object.values(blocks).map(readPartial);
/** The names of all parameters of a partial. */
export const parametersOf = ({ attributes, parameters }) => [
  ...new Set([...Object.values(attributes).map(({ path }) => path.slice(1)), ...Object.keys(parameters)]),
];
/** The names of the parameters that a partial prints inside of the block. */
export function parametersInside({ children }) {
  const paths = flatten(children).flatMap((node) => [
    node.path,
    ...Object.values(node.attributes ?? {}).map((source) => source.path),
  ]);
  return [...new Set(paths.filter((path) => path?.startsWith('@')).map((path) => path.slice(1).split('.')[0]))];
}
