import { pictureAddress } from '../../shared/declaration/address.js';
import { readMode } from './logic/embed.js';
import { flag, INVALID, json, number, parsed, text } from '../../shared/declaration/attribute.js';
import { block, event, method, property } from '../../shared/declaration/declaration.js';

type Data = Readonly<Record<string, unknown>>;
const readData = (data: unknown) =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Data) : INVALID;

export const video = block({
  tag: 'sq-video',
  summary: 'A video behind a play button. Nothing is loaded from the provider before the button is pressed.',
  editor: { icon: 'format-video', content: 'blocks' },
  needs: { content: 'element', attributes: ['src', 'data-html'] },
  attributes: {
    src: text('The address of a YouTube or Vimeo page, or of a video file.', '', { keys: ['url'] }),
    'data-html': text("The provider's embed code: an iframe, or an object with an embed.", '', { keys: ['html'] }),
    'data-provider-name': text('The provider, such as YouTube; else it is detected from the address.', '', {
      keys: ['providerName', 'resolvedBy'],
    }),
    heading: text('The title of the video: the name of the play button and of the frame.', '', { keys: ['title'] }),
    poster: pictureAddress('The address of a picture, where there is none inside the tag.'),
    'thumbnail-url': pictureAddress('A picture that the provider has: shown where the visitor allows the provider.'),
    mode: parsed(
      'The size of the video in its place: its own, fitted, or filling the place.',
      "'none' | 'fit' | 'fill'",
      readMode,
      'none',
      {
        expected: 'none, fit or fill',
      },
    ),
    overlay: flag('The play button is shown first.', true),
    inactive: flag('The play button does nothing.'),
    'force-autoplay': flag('Plays at once, where the visitor allows the provider.'),
    'custom-thumbnail': flag('The picture is one of your own: for embedded videos only.', false, {
      keys: ['customThumbEnabled'],
    }),
    columns: number('The height of its place, in percent of its width, is 100 divided by this number.', undefined, {
      min: 0,
      notGiven: 0,
    }),
    oembed: json('oEmbed data of the provider: account_type, provider_name.', 'Record<string, unknown>', readData, {}),
  },
  events: {
    'sq-video-activate': event('The play button was pressed; nothing is loaded yet.', {}, { cancelable: true }),
    'sq-video-play': event('The video plays.', {}),
    'sq-video-pause': event('The video is paused.', {}),
    'sq-video-ended': event('The video has ended.', {}),
    'sq-video-invalid': event('The video cannot be shown.', { message: 'string' }),
  },
  methods: {
    play: method('Opens the video, or resumes it.'),
    pause: method('Pauses it.'),
    reset: method('Goes back to the play button.'),
    leave: method(
      'For a gallery, when the slide is no longer current: back to the play button, else a pause, else a reload.',
    ),
  },
  properties: { type: property('iframe, object, video or invalid.', 'string') },
  slots: { '': 'A link to the video, a picture of it, a video element, or the video wrapper of an existing template.' },
  parts: {
    poster: 'The picture.',
    'play-toggle': 'The play button.',
    provider: 'The provider that will be contacted.',
    always: 'The button that allows the provider permanently.',
    frame: 'The video.',
    notice: 'Why the video cannot be shown.',
  },
  customProperties: { '--sq-video-ratio': 'The shape of the place, such as 4 / 3. Default 1000 / 563.' },
});
