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
  /** The property of each attribute. */
  readonly properties: Readonly<Record<string, string>>;
  /** Of the shadow roots. Features may add further ones. */
  readonly sheets: CSSStyleSheet[];
}

export function blockDefinition(
  declaration: Declaration,
  component: ComponentType<never>,
  sheet: CSSStyleSheet | undefined,
): BlockDefinition {
  const aliases: Record<string, string> = {};
  const defaults: Record<string, unknown> = {};
  const properties: Record<string, string> = {};
  for (const name in declaration.attributes) {
    const { otherNames = [], fallback } = declaration.attributes[name]!;
    const property = camelCase(name);
    for (const other of [...otherNames, property.toLowerCase()]) if (other !== name) aliases[other] = name;
    defaults[property] = fallback;
    properties[name] = property;
  }
  return { declaration, component, aliases, defaults, properties, sheets: sheet ? [hostSheet, sheet] : [hostSheet] };
}
