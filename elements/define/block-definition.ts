import type { ComponentType } from 'react';
import type { Declaration } from '../../shared/declaration/declaration.js';
import { camelCase } from '../../shared/declaration/names.js';
import { hostSheet } from './sheets.js';

/** What all elements of a tag share. */
export interface BlockDefinition {
  readonly declaration: Declaration;
  readonly component: ComponentType<never>;
  /**
   * Attributes by their other declared names, and by the name that a framework gives them when it renders before the
   * block's code is there: React, Vue, Preact and Svelte then write `slidesPerRow` as an attribute, and HTML lowers its
   * case.
   */
  readonly aliases: Readonly<Record<string, string>>;
  /** Of all attributes, by property name. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Of the shadow roots. Features may add further ones. */
  readonly sheets: CSSStyleSheet[];
}

export const blockDefinition = (
  declaration: Declaration,
  component: ComponentType<never>,
  sheet: CSSStyleSheet | undefined,
): BlockDefinition => ({
  declaration,
  component,
  aliases: Object.fromEntries(
    Object.entries(declaration.attributes).flatMap(([name, { otherNames = [] }]) =>
      [...otherNames, camelCase(name).toLowerCase()].filter((other) => other !== name).map((other) => [other, name]),
    ),
  ),
  defaults: Object.fromEntries(
    Object.entries(declaration.attributes).map(([name, { fallback }]) => [camelCase(name), fallback]),
  ),
  sheets: sheet ? [hostSheet, sheet] : [hostSheet],
});
