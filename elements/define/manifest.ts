import type { Declaration } from '../../shared/declaration/declaration.js';
import { camelCase } from '../../shared/declaration/names.js';

const pascalCase = (tag: string) => tag.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
const named = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([name, description]) => ({ name, description }));
const detailType = (detail: Readonly<Record<string, string>>) => {
  const members = Object.entries(detail).map(([name, type]) => `${name}: ${type}`);
  return members.length > 0 ? `CustomEvent<{ ${members.join('; ')} }>` : 'CustomEvent<{}>';
};

const otherNames = ({ attributes }: Declaration) =>
  Object.entries(attributes).flatMap(([name, attribute]) =>
    (attribute.otherNames ?? []).map((other) => ({
      name: other,
      fieldName: camelCase(name),
      type: { text: attribute.type },
      description: `Another name of ${name}.`,
    })),
  );

function describe(declaration: Declaration) {
  const attributes = Object.entries(declaration.attributes).map(([name, attribute]) => ({
    name,
    fieldName: camelCase(name),
    type: { text: attribute.type },
    default: JSON.stringify(attribute.fallback),
    description: attribute.summary,
  }));
  return {
    kind: 'class',
    customElement: true,
    name: pascalCase(declaration.tag),
    tagName: declaration.tag,
    description: declaration.summary,
    superclass: { name: 'HTMLElement' },
    attributes: [
      ...attributes,
      ...otherNames(declaration),
      {
        name: 'data-block-json',
        fieldName: 'config',
        type: { text: 'string' },
        description:
          'Several values at once as JSON, under the names of the specification. Single attributes win over it.',
      },
      {
        name: 'load',
        type: { text: "'eager' | 'visible' | 'idle' | 'interaction'" },
        default: '"visible"',
        description: 'When the loader loads the code of this block.',
      },
    ],
    members: [
      ...attributes.map(({ name, fieldName, ...rest }) => ({
        kind: 'field',
        name: fieldName,
        attribute: name,
        ...rest,
      })),
      ...Object.entries(declaration.properties).map(([name, { summary, type }]) => ({
        kind: 'field',
        name,
        type: { text: type },
        description: summary,
        readonly: true,
      })),
      ...Object.entries(declaration.methods).map(([name, { summary, parameters, returns }]) => ({
        kind: 'method',
        name,
        description: summary,
        parameters: parameters.map((type, index) => ({
          name: parameters.length > 1 ? `value${index + 1}` : 'value',
          type: { text: type },
        })),
        return: { type: { text: `Promise<${returns}>` } },
      })),
    ],
    events: [
      ...Object.entries(declaration.events).map(([name, { summary, detail, cancelable }]) => ({
        name,
        type: { text: detailType(detail) },
        description: cancelable ? `${summary} Cancelable.` : summary,
      })),
      {
        name: 'sq-error',
        type: { text: "CustomEvent<{ error: unknown; phase: 'render' | 'method' }>" },
        description: "The block failed; the author's content is shown in its place.",
      },
    ],
    slots: named(declaration.slots),
    cssParts: named(declaration.parts),
    cssProperties: named(declaration.customProperties),
    cssStates: [
      { name: 'ready', description: 'The block works.' },
      { name: 'error', description: "The block failed and shows the author's content." },
    ],
  };
}

/** The custom elements manifest (schema 1.0.0), from the declarations. */
export function manifest(declarations: readonly Declaration[]) {
  return {
    schemaVersion: '1.0.0',
    modules: declarations.map((declaration) => {
      // From the package's folder, where the manifest's readers begin.
      const path = `dist/elements/${declaration.tag}.js`;
      const described = describe(declaration);
      return {
        kind: 'javascript-module',
        path,
        declarations: [described],
        exports: [
          {
            kind: 'custom-element-definition',
            name: declaration.tag,
            declaration: { name: described.name, module: path },
          },
        ],
      };
    }),
  };
}
