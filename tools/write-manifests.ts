// Writes the files for editors and documentation from the declarations. `npm run build` runs it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { blocks } from '../elements/blocks.js';
import { elementMetadata } from '../cli/html-validate/metadata.js';
import { manifest } from '../elements/define/manifest.js';
import { contextSchema } from './context/context-schema.js';

type Manifest = ReturnType<typeof manifest>;
const declarationsOf = (from: Manifest) => from.modules.flatMap((module) => module.declarations);
const choices = (type: string) => [...type.matchAll(/'([^']+)'/g)].map(([, name]) => ({ name: name! }));

/** https://github.com/microsoft/vscode-custom-data */
function htmlData(from: Manifest) {
  return {
    version: 1.1,
    tags: declarationsOf(from).map(({ tagName, description, attributes }) => ({
      name: tagName,
      description,
      attributes: attributes.map(({ name, description: about, type }) => ({
        name,
        description: about,
        ...(choices(type.text).length > 0 && { values: choices(type.text) }),
      })),
    })),
  };
}

/** https://github.com/JetBrains/web-types */
function webTypes(from: Manifest, version: string) {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'sq-blocks',
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: declarationsOf(from).map(
          ({ tagName, description, attributes, events, slots, cssParts, cssProperties }) => ({
            name: tagName,
            description,
            attributes: attributes.map(({ name, description: about, type, ...rest }) => ({
              name,
              description: about,
              ...('default' in rest && rest.default !== undefined && { default: rest.default }),
              value: { type: type.text },
            })),
            slots,
            js: { events: events.map(({ name, description: about }) => ({ name, description: about })) },
            css: { parts: cssParts, properties: cssProperties },
          }),
        ),
      },
    },
  };
}

const all = manifest(Object.values(blocks));
const { default: packageJson } = (await import('../package.json', { with: { type: 'json' } })) as {
  default: { version: string };
};
const out = process.env['SQ_OUT'] ?? 'dist';
mkdirSync(out, { recursive: true });
for (const [file, content] of [
  ['custom-elements.json', all],
  ['vscode.html-custom-data.json', htmlData(all)],
  ['html-validate.json', elementMetadata(Object.values(blocks))],
  ['web-types.json', webTypes(all, packageJson.version)],
  ['context.schema.json', contextSchema()],
] as const)
  writeFileSync(`${out}/${file}`, `${JSON.stringify(content, null, 2)}\n`);
