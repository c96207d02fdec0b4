import type { BlockDefinition } from './block-definition.js';
import { readConfig, readValue, toText } from './read-values.js';

/** The JSON form of a block's settings, in the specification's words (widgets §3). */
export const CONFIG_ATTRIBUTE = 'data-block-json';

/**
 * The values of one element. Single attributes and properties win over `data-block-json` and `config`, these over the
 * defaults; of an attribute and its property the one that was set last counts. Calls `onChange` when a value changes.
 */
export function createValues(
  { declaration, properties, defaults }: BlockDefinition,
  element: Element,
  onChange: () => void,
) {
  const { attributes } = declaration;
  const given: Record<string, unknown> = {};
  let config: Record<string, unknown> = {};
  let current = defaults;
  /** Attributes to be written for CSS, because their property was. */
  const unwritten = new Set<string>();
  let isWriting = false;

  function update() {
    const next = { ...defaults, ...config, ...given };
    if (Object.keys(next).every((key) => Object.is(next[key], current[key]))) return;
    current = next;
    onChange();
  }
  function set(name: string, raw: unknown) {
    const value = readValue(attributes[name]!, name, raw, element);
    const property = properties[name]!;
    if (value === undefined) delete given[property];
    else given[property] = value;
    update();
  }
  function setConfig(raw: unknown) {
    config = readConfig(declaration, raw, element);
    for (const name in properties)
      if (attributes[name]!.reflect && !Object.hasOwn(given, properties[name]!)) unwritten.add(name);
    update();
  }

  return {
    /** By property name. Another object whenever a value has changed. */
    current: () => current,
    config: () => config,
    setConfig,
    setProperty(name: string, raw: unknown) {
      if (attributes[name]!.reflect) unwritten.add(name);
      set(name, raw);
    },
    onAttribute(name: string, text: string | null) {
      if (isWriting) return;
      if (name === CONFIG_ATTRIBUTE) setConfig(text);
      else set(name, text);
    },
    writeAttributes() {
      isWriting = true;
      for (const name of unwritten) {
        const text = toText(attributes[name]!, { ...config, ...given }[properties[name]!]);
        if (text === null) element.removeAttribute(name);
        else if (element.getAttribute(name) !== text) element.setAttribute(name, text);
      }
      isWriting = false;
      unwritten.clear();
    },
  };
}
