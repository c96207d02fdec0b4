import { productMessages } from '../../platform/i18n/en/product.js';

/** A text by its key with its parameters filled in; `undefined` where a key has none. */
export type Texts = (key: string, parameters: Readonly<Record<string, string | number>>) => string | undefined;

/** The language of the texts (a BCP 47 tag, default `en`), and the texts, default: the kit's own, in English. */
export interface Wording {
  readonly language?: string;
  readonly texts?: Texts;
}

/** The kit's own texts. */
export const english: Texts = (key, parameters) =>
  (productMessages as Readonly<Record<string, string>>)[key]?.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(parameters[name] ?? whole),
  );
