import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

/** Where the theme has its settings. */
export const THEME_JSON = 'integrations/wordpress/theme/theme.json';

interface Color {
  readonly hex: string;
}
interface Token {
  readonly $value: unknown;
  readonly $extensions?: { readonly mode?: { readonly dark?: unknown } };
}

const tokens = JSON.parse(readFileSync('elements/tokens.json', 'utf8')) as Record<string, unknown>;

const tokenAt = (path: string): Token =>
  path.split('.').reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], tokens) as Token;
/** A value, or that of the token that it refers to, such as `{color.neutral.900}`. */
function resolve(value: unknown): unknown {
  const [, path] = /^\{(.+)\}$/.exec(typeof value === 'string' ? value : '') ?? [];
  return path ? resolve(tokenAt(path).$value) : value;
}
const hex = (value: unknown) => (resolve(value) as Color).hex;
const px = (path: string) => `${(resolve(tokenAt(path).$value) as { value: number }).value}px`;
const rem = (path: string) => `${parseFloat(px(path)) / 16}rem`;
const fonts = (path: string) =>
  (resolve(tokenAt(path).$value) as readonly string[])
    .map((name) => (name.includes(' ') ? `'${name}'` : name))
    .join(', ');

/** The colours of a role, on light and on dark pages. Without `light-dark()` a browser keeps its own. */
function color(role: string): string {
  const { $value, $extensions } = tokenAt(`color.${role}`);
  return `light-dark(${hex($value)}, ${hex($extensions?.mode?.dark ?? $value)})`;
}

/** The names that patterns of other themes use, by the role of the kit. */
const PALETTE = [
  ['base', 'Background', 'surface'],
  ['contrast', 'Text', 'text'],
  ['primary', 'Accent', 'accent'],
  ['on-primary', 'Text on the accent', 'on-accent'],
  ['secondary', 'Text of less weight', 'muted'],
  ['tertiary', 'Background that stands out', 'raised'],
  ['border', 'Lines', 'border'],
] as const;

const preset = (kind: string, slug: string) => `var(--wp--preset--${kind}--${slug})`;
const space = (slug: string) => preset('spacing', slug);
const text = (slug: string) => preset('font-size', slug);
const paint = (slug: string) => preset('color', slug);

const settings = () => ({
  appearanceTools: true,
  useRootPaddingAwareAlignments: true,
  color: {
    defaultPalette: false,
    defaultGradients: false,
    defaultDuotone: false,
    palette: PALETTE.map(([slug, name, role]) => ({ slug, name, color: color(role) })),
  },
  // A variation says `light` or `dark`, and everything follows.
  custom: {
    colorScheme: 'light dark',
    radius: { small: px('radius.$root'), large: px('radius.large') },
    time: `${(resolve(tokenAt('time.fast').$value) as { value: number }).value}ms`,
  },
  layout: { contentSize: '42rem', wideSize: '76rem' },
  spacing: {
    spacingScale: { steps: 0 },
    spacingSizes: [
      ...[1, 2, 3, 4, 5, 6].map((step) => ({
        slug: `${step}0`,
        name: String(step),
        size: rem(`space.${step}`),
      })),
      { slug: '70', name: '7', size: `clamp(${rem('space.6')}, 9vw, ${parseFloat(rem('space.6')) * 2}rem)` },
    ],
    units: ['%', 'px', 'em', 'rem', 'vh', 'vw'],
  },
  typography: {
    fluid: true,
    dropCap: false,
    fontFamilies: [
      { slug: 'text', name: 'Text', fontFamily: fonts('font.text') },
      {
        slug: 'heading',
        name: 'Headings',
        // Old-style serifs of macOS and iOS, Windows, Android and Linux: nothing is downloaded.
        fontFamily: "'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', P052, 'Noto Serif', serif",
      },
      { slug: 'code', name: 'Code', fontFamily: fonts('font.code') },
    ],
    fontSizes: [
      { slug: 'small', name: 'Small', size: rem('font-size.4'), fluid: false },
      { slug: 'medium', name: 'Medium', size: '1.0625rem', fluid: { min: rem('font-size.6'), max: '1.125rem' } },
      { slug: 'large', name: 'Large', size: rem('font-size.7'), fluid: { min: '1.125rem', max: rem('font-size.7') } },
      {
        slug: 'x-large',
        name: 'Larger',
        size: rem('font-size.9'),
        fluid: { min: rem('font-size.8'), max: '2.25rem' },
      },
      {
        slug: 'xx-large',
        name: 'Largest',
        size: '3.5rem',
        fluid: { min: '2.25rem', max: '4rem' },
      },
    ],
  },
});

const heading = (slug: string, lineHeight: string) => ({ typography: { fontSize: text(slug), lineHeight } });
const plainLink = { typography: { textDecoration: 'none' }, ':hover': { typography: { textDecoration: 'underline' } } };

const styles = () => ({
  color: { background: paint('base'), text: paint('contrast') },
  spacing: {
    blockGap: space('40'),
    padding: { left: 'clamp(1.25rem, 4vw, 3rem)', right: 'clamp(1.25rem, 4vw, 3rem)' },
  },
  typography: { fontFamily: preset('font-family', 'text'), fontSize: text('medium'), lineHeight: '1.65' },
  elements: {
    link: { color: { text: 'inherit' }, ':hover': { color: { text: paint('primary') } } },
    heading: { typography: { fontFamily: preset('font-family', 'heading'), fontWeight: '500' } },
    h1: heading('xx-large', '1.08'),
    h2: heading('x-large', '1.2'),
    h3: heading('large', '1.3'),
    h4: heading('medium', '1.4'),
    h5: heading('medium', '1.4'),
    h6: heading('small', '1.4'),
    button: {
      border: { radius: 'var(--wp--custom--radius--large)', width: '1px', style: 'solid', color: paint('primary') },
      color: { background: paint('primary'), text: paint('on-primary') },
      spacing: { padding: { top: '0.7em', right: '1.4em', bottom: '0.7em', left: '1.4em' } },
      typography: { fontSize: text('medium'), fontWeight: '500', lineHeight: '1.4' },
      ':hover': { color: { background: paint('contrast'), text: paint('base') }, border: { color: paint('contrast') } },
    },
  },
  blocks: {
    'core/site-title': {
      typography: {
        fontFamily: preset('font-family', 'heading'),
        fontSize: text('large'),
        fontWeight: '600',
        lineHeight: '1.3',
      },
      elements: { link: plainLink },
    },
    'core/navigation': { typography: { fontSize: text('medium') }, elements: { link: plainLink } },
    'core/post-title': { elements: { link: plainLink } },
    'core/post-date': { color: { text: paint('secondary') }, typography: { fontSize: text('small') } },
    'core/post-terms': { color: { text: paint('secondary') }, typography: { fontSize: text('small') } },
    'core/post-author': { typography: { fontSize: text('small') } },
    'core/separator': { border: { color: paint('border'), width: '0 0 1px', style: 'solid' } },
    'core/code': {
      color: { background: paint('tertiary') },
      spacing: { padding: { top: space('40'), right: space('40'), bottom: space('40'), left: space('40') } },
      typography: { fontFamily: preset('font-family', 'code'), fontSize: text('small') },
    },
  },
});

/** The settings of the WordPress theme, from the design tokens: version 2, which WordPress reads since 6.1. */
export async function themeJson(): Promise<string> {
  const json = {
    $schema: 'https://schemas.wp.org/wp/6.1/theme.json',
    version: 2,
    settings: settings(),
    styles: styles(),
    templateParts: [
      { name: 'header', title: 'Header', area: 'header' },
      { name: 'footer', title: 'Footer', area: 'footer' },
    ],
  };
  return format(JSON.stringify(json), { ...(await resolveConfig(THEME_JSON)), filepath: THEME_JSON });
}
