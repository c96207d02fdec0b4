import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { minifyCss } from '../build/minify-css.mjs';
import { readSource, readTokens, referenceIn, resolveValue } from './read-tokens.mjs';
import { pageSheetPart, tokensSheet } from './sheets.mjs';

const tokens = readTokens();
const within = (path) => tokens.filter((token) => token.path === path || token.path.startsWith(`${path}.`));
const plain = (value) => resolveValue(value, tokens);
const figures = (path, unit) =>
  within(path).map(({ value }) => {
    assert.equal(value.unit, unit);
    return value.value;
  });
const isRising = (numbers) => numbers.every((number, at) => at === 0 || number > numbers[at - 1]);

/** What the format says of each type, https://www.designtokens.org/TR/2025.10/format/#types. */
const VALID = {
  dimension: ({ value, unit, ...more }) => Number.isFinite(value) && ['px', 'rem'].includes(unit) && isEmpty(more),
  duration: ({ value, unit, ...more }) => Number.isFinite(value) && ['ms', 's'].includes(unit) && isEmpty(more),
  color: ({ colorSpace, components, alpha = 1, hex, ...more }) =>
    colorSpace === 'srgb' &&
    components.length === 3 &&
    components.every((part) => part >= 0 && part <= 1) &&
    alpha >= 0 &&
    alpha <= 1 &&
    /^#[0-9a-f]{6}$/.test(hex) &&
    isEmpty(more),
  shadow: (value) =>
    [value]
      .flat()
      .every(
        ({ color, offsetX, offsetY, blur, spread, ...more }) =>
          VALID.color(color) && [offsetX, offsetY, blur, spread].every(VALID.dimension) && isEmpty(more),
      ),
  fontFamily: (value) => [value].flat().every((name) => typeof name === 'string' && name !== ''),
};
const isEmpty = (object) => Object.keys(object).length === 0;
const TOKEN_MEMBERS = ['$type', '$value', '$description', '$extensions'];

/** Declarations of custom properties, in the order of the sheet. */
const declarations = (sheet) =>
  new Map([...sheet.matchAll(/(--sq-[\w-]+):\s*([^;}]+)/g)].map(([, name, value]) => [name, value.trim()]));

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(first, second) {
  const luminance = ({ components }) => {
    const [red, green, blue] = components.map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [darker, lighter] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe('the design tokens', () => {
  it('have font sizes from 9.75 to 28 px [TOK-001]', () => {
    const sizes = figures('font-size', 'px');
    assert.deepEqual([sizes[0], sizes.at(-1)], [9.75, 28]);
    assert.ok(isRising(sizes), sizes.join(' '));
  });

  it('have spacing from 0 to 55 px [TOK-002]', () => {
    const steps = figures('space', 'px');
    assert.deepEqual([steps[0], steps.at(-1)], [0, 55]);
    assert.ok(isRising(steps), steps.join(' '));
  });

  it('have the radii 0, 4, 8 and circle [TOK-003]', () => {
    const radii = Object.fromEntries(within('radius').map(({ path, value }) => [path, value.value]));
    const { 'radius.circle': circle, ...others } = radii;
    assert.deepEqual(others, { 'radius.none': 0, radius: 4, 'radius.large': 8 });
    // More than half of the side of any control, and no share of it: a wide box gets round ends and not an ellipse.
    assert.ok(circle > 1000);
  });

  it('have times from 0 to 600 ms [TOK-004]', () => {
    const times = figures('time', 'ms').sort((a, b) => a - b);
    assert.deepEqual([times[0], times.at(-1)], [0, 600]);
  });

  it('have colour scales from light to dark, shadows and fonts [TOK-005]', () => {
    const names = [...new Set(tokens.map(({ path }) => /^color\.(\w+)\.\d+$/.exec(path)?.[1]).filter(Boolean))];
    assert.ok(names.length >= 5, names.join(' '));
    const black = { components: [0, 0, 0] };
    for (const name of names) {
      const ratios = within(`color.${name}`).map(({ value }) => -contrast(value, black));
      assert.ok(ratios.length >= 10 && isRising(ratios), name);
    }
    assert.deepEqual(
      within('shadow').map(({ path, type }) => [path, type]),
      ['shadow', 'shadow.small', 'shadow.large'].map((path) => [path, 'shadow']),
    );
    assert.deepEqual(
      within('font').map(({ path, type }) => [path, type]),
      ['font.text', 'font.heading', 'font.code'].map((path) => [path, 'fontFamily']),
    );
  });

  it('are valid in the format of the Design Tokens Community Group', () => {
    assert.ok(tokens.length > 100);
    for (const { path, type, value, dark } of tokens) {
      assert.match(path, /^[^${}.]+(\.[^${}.]+)*$/);
      for (const one of [value, ...(dark === undefined ? [] : [dark])]) {
        assert.ok(VALID[type]?.(plain(one)), path);
        const to = referenceIn(one);
        if (to) assert.equal(tokens.find((token) => token.path === to).type, type, path);
      }
    }
    const visit = (group, path) => {
      for (const [name, entry] of Object.entries(group)) {
        if (name.startsWith('$') && name !== '$root') continue;
        if ('$value' in entry)
          assert.deepEqual(
            Object.keys(entry).filter((each) => !TOKEN_MEMBERS.includes(each)),
            [],
          );
        else visit(entry, `${path}.${name}`);
        if (!/^color\.\w+\.\d+$/.test(`${path}.${name}`.slice(1)))
          assert.equal(typeof entry.$description, 'string', `${path}.${name}`);
      }
    };
    visit(readSource(), '');
  });

  it('have colours whose components are their hexadecimal digits', () => {
    const colors = tokens.filter(({ type }) => type === 'color').flatMap(({ value, dark }) => [value, dark ?? value]);
    for (const { components, hex } of colors.map(plain)) {
      const digits = components.map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, '0'),
      );
      assert.equal(`#${digits.join('')}`, hex);
    }
  });

  for (const scheme of ['light', 'dark'])
    it(`have the contrasts of WCAG AA on ${scheme} pages`, () => {
      const color = (role) => {
        const { value, dark } = tokens.find(({ path }) => path === `color.${role}`);
        return plain(scheme === 'dark' ? (dark ?? value) : value);
      };
      const assertContrast = (first, second, least) => {
        const ratio = contrast(color(first), color(second));
        assert.ok(ratio >= least, `${first} on ${second}: ${ratio.toFixed(2)}`);
      };
      for (const surface of ['surface', 'raised']) {
        for (const role of ['text', 'muted', 'accent', 'error', 'success']) assertContrast(role, surface, 4.5);
        for (const role of ['border', 'focus']) assertContrast(role, surface, 3);
      }
      assertContrast('on-accent', 'accent', 4.5);
      assertContrast('on-lightbox', 'lightbox', 4.5);
      const names = ['blue', 'red', 'green', 'amber', 'teal', 'violet'];
      for (const name of names)
        assertContrast(...(scheme === 'light' ? [`${name}.700`, 'neutral.0'] : [`${name}.300`, 'neutral.900']), 4.5);
    });
});

describe('the sheets that are made of the tokens', () => {
  const sheet = declarations(tokensSheet());
  /** A property with all that it refers to, as a page computes it. */
  const computed = (name) => sheet.get(name).replace(/var\((--sq-[\w-]+)\)/g, (_, other) => computed(other));

  it('say the same as the JSON', () => {
    const hex = (value) => plain(value).hex;
    for (const { path, property, type, value, dark } of tokens) {
      const css = computed(property);
      const own = plain(value);
      if (path.startsWith('font-size.')) assert.equal(parseFloat(css) * 16, own.value, path);
      else if (type === 'dimension' || type === 'duration') assert.equal(css, `${own.value}${own.unit}`);
      else if (type === 'fontFamily') assert.deepEqual(css.replaceAll("'", '').split(', '), own);
      else if (type === 'color' && dark) assert.equal(css, `light-dark(${hex(value)}, ${hex(dark)})`);
      else if (type === 'color' && own.alpha === undefined) assert.equal(css, own.hex);
    }
    assert.equal(computed('--sq-color-backdrop'), 'rgb(0 0 0 / 0.5)');
    assert.equal(computed('--sq-shadow-large'), '0 2px 6px rgb(0 0 0 / 0.12), 0 12px 48px rgb(0 0 0 / 0.28)');
  });

  it('have every token once, and the colours of blocks with their own', () => {
    const own = ['cookie-banner', 'info-bar'].flatMap((block) => [`--sq-${block}-background`, `--sq-${block}-color`]);
    assert.deepEqual([...sheet.keys()], [...tokens.map(({ property }) => property), ...own]);
  });

  it('agree: what the page sheet has is what tokens.css has', () => {
    const inPageSheet = declarations(pageSheetPart());
    for (const name of ['--sq-blocks', '--sq-layer']) assert.ok(inPageSheet.delete(name));
    assert.ok(inPageSheet.size >= 20);
    for (const [name, value] of inPageSheet) assert.equal(value, computed(name), name);
  });

  it('are understood by the tool that makes them small', () => {
    assert.equal(declarations(minifyCss('tokens.css', tokensSheet())).size, sheet.size);
  });
});
