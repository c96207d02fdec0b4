import type { ComponentType } from 'react';
import type { Declaration } from '../../shared/declaration/declaration.js';
import { camelCase } from '../../shared/declaration/names.js';
import { hostSheet } from './sheets.js';

/** What all elements of a tag share. */
export interface BlockDefinition {
  readonly declaration: Declaration;
  readonly component: ComponentType<never>;
  /** The property of each attribute, by the attribute's name. */
  readonly properties: Readonly<Record<string, string>>;
  /** The default of each attribute, by property name. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Of the shadow roots. Features may add further ones. */
  readonly sheets: CSSStyleSheet[];
}

export function blockDefinition(
  declaration: Declaration,
  component: ComponentType<never>,
  sheet: CSSStyleSheet | undefined,
): BlockDefinition {
  const attributes = Object.entries(declaration.attributes);
  return {
    declaration,
    component,
    properties: Object.fromEntries(attributes.map(([name]) => [name, camelCase(name)])),
    defaults: Object.fromEntries(attributes.map(([name, { fallback }]) => [camelCase(name), fallback])),
    sheets: sheet ? [hostSheet, sheet] : [hostSheet],
  };
}
