import { writeAttribute } from '../../shared/platform/html/write-attribute.js';
import type { BlockDefinition } from './block-definition.js';
import { readConfig, readValue, toText } from './read-values.js';

/** The JSON form of a block's settings, in the specification's words (widgets §3). */
export const CONFIG_ATTRIBUTE = 'data-block-json';

/**
 * The values of one element. Single attributes and properties win over `data-block-json` and `config`, these over the
 * defaults; of an attribute and its property the one that was set last counts. Calls `onChange` when a value changes.
 */
export function createValues(
  { declaration, aliases, defaults, properties }: BlockDefinition,
  element: Element,
  onChange: () => void,
) {
  const { attributes } = declaration;
  const given: Record<string, unknown> = {};
  let config: Record<string, unknown> = {};
  let current = defaults;
  /** Attributes to be written for CSS, because their property was. */
  const toReflect = new Set<string>();
  let isReflecting = false;

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
  function setConfig(raw: unknown, isContent = false) {
    config = readConfig(declaration, raw, element, isContent);
    for (const name in attributes)
      if (attributes[name]!.reflect && !Object.hasOwn(given, properties[name]!)) toReflect.add(name);
    update();
  }

  return {
    /** By property name. Another object whenever a value has changed. */
    values: () => current,
    config: () => config,
    setConfig,
    /** Reads the settings of a whole block of an existing site that was pasted into the tag, unless it has its own. */
    readPasted() {
      const pasted = element.querySelector(`:scope > .sqs-block[${CONFIG_ATTRIBUTE}]`);
      if (pasted && !element.hasAttribute(CONFIG_ATTRIBUTE) && Object.keys(config).length === 0)
        setConfig(pasted.getAttribute(CONFIG_ATTRIBUTE), true);
    },
    setProperty(name: string, raw: unknown) {
      if (raw === undefined && declaration.keepsOnUndefined) return;
      if (attributes[name]!.reflect) toReflect.add(name);
      set(name, raw);
    },
    onAttribute(name: string, text: string | null) {
      if (isReflecting) return;
      const real = aliases[name];
      if (name === CONFIG_ATTRIBUTE) setConfig(text);
      else if (real === undefined) set(name, text);
      else {
        if (attributes[real]!.reflect) toReflect.add(real);
        set(real, text ?? element.getAttribute(real));
      }
    },
    /** Writes the attributes that CSS reads. */
    reflect() {
      isReflecting = true;
      for (const name of toReflect) {
        const text = toText(attributes[name]!, { ...config, ...given }[properties[name]!]);
        if (text === null) element.removeAttribute(name);
        else if (element.getAttribute(name) !== text) writeAttribute(element, name, text);
      }
      isReflecting = false;
      toReflect.clear();
    },
  };
}
