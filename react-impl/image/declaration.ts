import { pictureAddress } from '../../shared/declaration/address.js';
import {
  choice,
  flag,
  json,
  number,
  parsed,
  text,
  INVALID,
  type Attribute,
  type Reader,
} from '../../shared/declaration/attribute.js';
import { block, event, method, property } from '../../shared/declaration/declaration.js';
import { readAspectRatio } from '../../shared/media/images/aspect-ratio.js';

const readNumberOrNone: Reader<number> = (data) =>
  typeof data === 'number' && data >= 0 ? data : data === null ? Infinity : INVALID;

/** Takes `true` and `false` of JSON and properties for the texts that say the same. */
const orBoolean = <T>(attribute: Attribute<T>, texts: readonly [whenFalse: string, whenTrue: string]) => ({
  ...attribute,
  type: `${attribute.type} | boolean`,
  read: (raw: unknown, name: string) => attribute.read(typeof raw === 'boolean' ? texts[Number(raw)] : raw, name),
});

const readFrame: Reader<string> = (data) => {
  const text = String(data);
  if (text === 'false') return '';
  return /^(true|auto)?$/i.test(text) || readAspectRatio(text) ? text : INVALID;
};

/** Widgets §3 "Image configuration". The specification's `load` is `load-mode` here: `load` is when a block's code is loaded. */
export const image = block({
  tag: 'sq-image',
  summary: 'An image, loaded in the size of its place and cropped around its focal point.',
  editor: { icon: 'format-image', content: 'blocks' },
  needs: { content: 'element', attributes: ['source'] },
  attributes: {
    source: pictureAddress('The address of the image; else the data-src or data-image of the image inside.'),
    dimensions: text('The size of the original, "1500x1000"; else data-image-dimensions, or width and height.'),
    'focal-point': text(
      'The point that stays visible when the image is cropped: "0.5,0.25", fractions of its width and height.',
    ),
    'fixed-ratio': orBoolean(
      parsed('A frame of this shape, such as "3:2"; "true" takes the shape of the image.', 'string', readFrame, '', {
        expected: 'a shape such as "3:2", or "true"',
      }),
      ['', 'true'],
    ),
    'crop-mode': choice('How the image fills its frame.', ['cover', 'contain', 'none'], 'cover', {
      keys: ['mode', 'crop'],
    }),
    'fit-alignment': text(
      'The position of an image that does not fill its frame: top, left, center, right, bottom.',
      'center',
    ),
    stretch: flag('Enlarges the image to the width of its place.', true),
    'load-mode': orBoolean(
      choice(
        'When the image is loaded: at once, when load() is called, or within 200 px of the viewport. Default: the data-load of the image.',
        ['true', 'false', 'viewport'],
        'true',
        { keys: ['load'] },
      ),
      ['false', 'true'],
    ),
    'force-image-update': flag('Requests the image again when a value changes, also when it is loaded.'),
    'allow-concurrent-loads': flag('Starts a load also while the same image is being loaded.'),
    'size-format': choice(
      'How the address contains the width: ?format=750w, or -750w before the extension.',
      ['queryString', 'filename'],
      'queryString',
    ),
    'size-adjustment': number('Multiplies the width that is requested; below 0 counts as 0.', 1),
    'dpr-min': number('The least pixel ratio that the size is chosen for.', 0, { min: 0 }),
    'dpr-max': json(
      'The greatest pixel ratio that the size is chosen for; null is unlimited.',
      'number',
      readNumberOrNone,
      Infinity,
      { expected: 'a number from 0, or null' },
    ),
    'allow-save-data': flag('Requests a smaller image for visitors with the save-data preference.'),
    'use-bg-image': flag('Paints the image as the background of its frame.'),
    'use-advanced-positioning': flag('Places the image by object-position; else by computed offsets.', true),
  },
  events: {
    'sq-image-load': event('The image is loaded.', { source: 'string' }),
    'sq-image-error': event('The image could not be loaded.', { source: 'string' }),
  },
  methods: { load: method('Loads the image now. Returns whether it is loaded.', [], 'boolean') },
  properties: { loadState: property('unloaded, loading or loaded.', 'string') },
  slots: { '': 'The image, alone, in a link, a picture or a figure with its caption.' },
  customProperties: {
    '--sq-image-ratio': 'The shape of the frame, such as 3 / 2.',
    '--sq-image-position': 'object-position of the image.',
  },
});
