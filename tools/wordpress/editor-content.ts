// What the block editor puts into the blocks that want more than their declarations say: a first content, other controls.
import { readBlocks } from '../registry.mjs';

/** A block of WordPress with its attributes, as templates of the editor have them. */
export type TemplateBlock = readonly [name: string, attributes: Readonly<Record<string, unknown>>];

export interface EditorContent {
  /** What may be inside; without it any block. */
  readonly allowed?: readonly string[];
  readonly template?: readonly TemplateBlock[];
  /** Attributes of a new block. */
  readonly start?: Readonly<Record<string, string>>;
  /** Whether its fields are blocks, printed by PHP. */
  readonly isForm?: boolean;
  /** The text of its button, where the author writes none. */
  readonly button?: string;
  /** Attributes that do nothing here. */
  readonly without?: readonly string[];
  /** Attributes that are written in the block itself, and not in the sidebar. */
  readonly inPlace?: readonly string[];
  /** Whether an empty block asks for images of the media library. */
  readonly asksForImages?: boolean;
  /** Whether the editor shows the tag itself, laid out by the kit's page sheet; else a plain box. */
  readonly isLaidOut?: boolean;
  /** The attribute whose address is written as a link where nothing is inside, for pages without the kit. */
  readonly linkTo?: string;
  /** Whether what is inside stands in a `<dialog>`. */
  readonly isDialog?: boolean;
}

const paragraph = (placeholder: string): TemplateBlock => ['core/paragraph', { placeholder }];
const heading = (placeholder: string, level = 3): TemplateBlock => ['core/heading', { level, placeholder }];
const TITLE = [heading('A heading', 2), paragraph('Text')];
const MEDIA = ['core/image', 'core/video'];

const SCRIPT = /<script[^>]*>([^]*?)<\/script>/;

/** What stands inside the tag in the first example of its folder. */
function exampleOf(tag: string): string {
  const found = readBlocks().find((block) => block.tag === tag)!;
  const [example = ''] = Object.values(found.examples);
  const [, inside = ''] = new RegExp(`<${tag}[^>]*>([^]*)</${tag}>`).exec(example) ?? [];
  return inside.replaceAll(/^ {2}/gm, '').trim();
}

/** The same as a block of HTML. Of a script, an author's post keeps the text alone: its data is an attribute. */
const exampleBlock = (tag: string): TemplateBlock => [
  'core/html',
  { content: exampleOf(tag).replace(SCRIPT, '').trim() },
];
const PRODUCT = JSON.stringify(JSON.parse(SCRIPT.exec(exampleOf('sq-product'))![1]!));

/** What a form asks a server for, and the plugin does not answer: it checks no captcha. */
const UNANSWERED = ['captcha', 'captcha-key', 'address-suggestions'];

const field = (label: string, kind: string): TemplateBlock => [
  'sq-blocks/form-field',
  // Named in every language alike: forms are received in that of the site.
  { name: label.toLowerCase(), label, kind, required: true },
];

/** By tag; of most, the declaration says enough. */
export const EDITOR_CONTENT: Readonly<Record<string, EditorContent | undefined>> = {
  'sq-accordion': {
    template: [heading('A question'), paragraph('Its answer'), heading('Another question'), paragraph('Its answer')],
  },
  'sq-announcement-bar': {
    allowed: ['core/paragraph'],
    template: [paragraph('A message, with a link')],
  },
  'sq-cart': { template: [paragraph('A link to the cart')] },
  'sq-cookie-banner': {
    allowed: ['core/paragraph', 'core/list', 'core/heading'],
  },
  'sq-dialog': { template: TITLE, isDialog: true },
  'sq-embed': { allowed: ['core/paragraph', 'core/image'], linkTo: 'src' },
  'sq-form': {
    isForm: true,
    button: 'Send',
    without: ['fields', 'collection-id', 'object-name', ...UNANSWERED],
    inPlace: ['submit-button-text'],
    template: [field('Name', 'text'), field('Email', 'email'), field('Message', 'textarea')],
  },
  'sq-gallery': { allowed: MEDIA, asksForImages: true, isLaidOut: true },
  'sq-image': {
    allowed: ['core/image'],
    template: [['core/image', {}]],
    isLaidOut: true,
  },
  'sq-info-bar': {
    allowed: ['core/paragraph'],
    template: [paragraph('A link to write to you'), paragraph('A link to call you')],
  },
  'sq-lightbox': { allowed: MEDIA, asksForImages: true, isLaidOut: true },
  'sq-map': { template: [paragraph('The address, with a link to a map')] },
  'sq-member-gate': { template: [paragraph('Links to sign in, and to become a member')] },
  'sq-menu': {
    template: [
      heading('A section'),
      paragraph('What is in it'),
      heading('Another section'),
      paragraph('What is in it'),
    ],
  },
  'sq-newsletter': {
    isForm: true,
    button: 'Sign up',
    without: ['fields', 'heading', 'description', 'collection-id', 'object-name', ...UNANSWERED],
    inPlace: ['submit-button-text'],
    template: [heading('A heading', 2), field('Email', 'email')],
  },
  'sq-popup': { template: TITLE },
  'sq-pricing-toggle': { template: [exampleBlock('sq-pricing-toggle')] },
  'sq-product': {
    template: [exampleBlock('sq-product')],
    start: { product: PRODUCT },
  },
  'sq-product-quick-view': { template: [paragraph('Links to products')] },
  'sq-reservation': { template: [paragraph('A link to the booking page')] },
  'sq-sign-in': { template: [exampleBlock('sq-sign-in')] },
  'sq-table-booking': { template: [exampleBlock('sq-table-booking')] },
  'sq-video': { allowed: [...MEDIA, 'core/paragraph'], linkTo: 'src' },
  'sq-widget': { template: [paragraph('A link to the collection')] },
};
