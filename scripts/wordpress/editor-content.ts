// What the block editor puts into a block, by hand: declarations say what a tag takes in words only.
import { readBlocks } from '../registry.mjs';

/** A block of WordPress with its attributes, as templates of the editor have them. */
export type TemplateBlock = readonly [name: string, attributes: Readonly<Record<string, unknown>>];

export interface EditorContent {
  /** A dashicon. */
  readonly icon: string;
  /** Text with links and formats, or blocks of WordPress. */
  readonly kind: 'text' | 'blocks';
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
  /** What people search for who do not know the name of the block. */
  readonly keywords?: readonly string[];
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

/** By tag. */
export const EDITOR_CONTENT: Readonly<Record<string, EditorContent>> = {
  'sq-accordion': {
    icon: 'list-view',
    kind: 'blocks',
    keywords: ['questions and answers', 'faq'],
    template: [heading('A question'), paragraph('Its answer'), heading('Another question'), paragraph('Its answer')],
  },
  'sq-announcement-bar': {
    icon: 'megaphone',
    kind: 'blocks',
    allowed: ['core/paragraph'],
    template: [paragraph('A message, with a link')],
  },
  'sq-cart': { icon: 'cart', kind: 'blocks', template: [paragraph('A link to the cart')] },
  'sq-cart-indicator': { icon: 'cart', kind: 'text' },
  'sq-checkout-button': { icon: 'money-alt', kind: 'text' },
  'sq-comment-count': { icon: 'admin-comments', kind: 'text' },
  'sq-cookie-banner': {
    icon: 'privacy',
    kind: 'blocks',
    allowed: ['core/paragraph', 'core/list', 'core/heading'],
    keywords: ['consent', 'privacy'],
  },
  'sq-dialog': { icon: 'editor-expand', kind: 'blocks', template: TITLE, isDialog: true, keywords: ['modal'] },
  'sq-donate': { icon: 'heart', kind: 'text' },
  'sq-embed': { icon: 'admin-site', kind: 'blocks', allowed: ['core/paragraph', 'core/image'], linkTo: 'src' },
  'sq-follow': { icon: 'groups', kind: 'text' },
  'sq-form': {
    icon: 'feedback',
    kind: 'blocks',
    isForm: true,
    button: 'Send',
    without: ['fields', 'collection-id', 'object-name', ...UNANSWERED],
    inPlace: ['submit-button-text'],
    keywords: ['contact form'],
    template: [field('Name', 'text'), field('Email', 'email'), field('Message', 'textarea')],
  },
  'sq-gallery': { icon: 'format-gallery', kind: 'blocks', allowed: MEDIA, asksForImages: true, isLaidOut: true },
  'sq-gift-card': { icon: 'tickets-alt', kind: 'text' },
  'sq-image': {
    icon: 'format-image',
    kind: 'blocks',
    allowed: ['core/image'],
    template: [['core/image', {}]],
    isLaidOut: true,
  },
  'sq-info-bar': {
    icon: 'phone',
    kind: 'blocks',
    allowed: ['core/paragraph'],
    template: [paragraph('A link to write to you'), paragraph('A link to call you')],
  },
  'sq-lightbox': { icon: 'images-alt2', kind: 'blocks', allowed: MEDIA, asksForImages: true, isLaidOut: true },
  'sq-map': { icon: 'location', kind: 'blocks', template: [paragraph('The address, with a link to a map')] },
  'sq-marquee': { icon: 'controls-forward', kind: 'text', keywords: ['ticker'] },
  'sq-member-gate': { icon: 'lock', kind: 'blocks', template: [paragraph('Links to sign in, and to become a member')] },
  'sq-menu': {
    icon: 'table-row-after',
    kind: 'blocks',
    template: [
      heading('A section'),
      paragraph('What is in it'),
      heading('Another section'),
      paragraph('What is in it'),
    ],
  },
  'sq-newsletter': {
    icon: 'email',
    kind: 'blocks',
    isForm: true,
    button: 'Sign up',
    without: ['fields', 'heading', 'description', 'collection-id', 'object-name', ...UNANSWERED],
    inPlace: ['submit-button-text'],
    keywords: ['mailing list'],
    template: [heading('A heading', 2), field('Email', 'email')],
  },
  'sq-popup': { icon: 'welcome-view-site', kind: 'blocks', template: TITLE, keywords: ['modal'] },
  'sq-price': { icon: 'tag', kind: 'text' },
  'sq-pricing-toggle': { icon: 'leftright', kind: 'blocks', template: [exampleBlock('sq-pricing-toggle')] },
  'sq-product': {
    icon: 'products',
    kind: 'blocks',
    template: [exampleBlock('sq-product')],
    start: { product: PRODUCT },
  },
  'sq-product-quick-view': { icon: 'visibility', kind: 'blocks', template: [paragraph('Links to products')] },
  'sq-reservation': { icon: 'calendar-alt', kind: 'blocks', template: [paragraph('A link to the booking page')] },
  'sq-reviews': { icon: 'star-filled', kind: 'blocks' },
  'sq-share': { icon: 'share', kind: 'blocks' },
  'sq-sign-in': { icon: 'admin-users', kind: 'blocks', template: [exampleBlock('sq-sign-in')] },
  'sq-subscribe': { icon: 'update', kind: 'text' },
  'sq-table-booking': { icon: 'food', kind: 'blocks', template: [exampleBlock('sq-table-booking')] },
  'sq-tooltip': { icon: 'info-outline', kind: 'text' },
  'sq-video': { icon: 'format-video', kind: 'blocks', allowed: [...MEDIA, 'core/paragraph'], linkTo: 'src' },
  'sq-widget': { icon: 'screenoptions', kind: 'blocks', template: [paragraph('A link to the collection')] },
};
