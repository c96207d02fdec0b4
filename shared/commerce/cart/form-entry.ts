import { matches } from '../../platform/page/element-calls.js';
import { ADD_TO_CART } from '../../platform/page/served-elements.js';
import type { AdditionalField, NewCartEntry } from './cart.js';

/** What the cart's call has fields of its own for. */
const OWN = ['itemId', 'sku', 'variantId', 'quantity'];
/** What a button can say about where its form goes, in place of the form. */
const WAYS = ['formaction', 'formmethod', 'formenctype', 'formtarget'];

/** As HTML defines it: a control named "elements" or "method" hides that of its form. */
const own = <K extends 'elements' | 'method' | 'enctype'>(form: HTMLFormElement, name: K) =>
  Reflect.get(HTMLFormElement.prototype, name, form) as HTMLFormElement[K];

/** All controls of a form: also those that stand elsewhere and name it, and none inside that name another. */
export const elementsOf = (form: HTMLFormElement): Element[] => [...own(form, 'elements')];

/** What the browser would send, with the pressed button as long as that is one of the form. */
export const dataOf = (form: HTMLFormElement, submitter: Element | null): FormData =>
  new FormData(form, (submitter as HTMLButtonElement | null)?.form === form ? (submitter as HTMLButtonElement) : null);

type Pair = readonly [string, FormDataEntryValue];
/** What names a variant: its SKU, else its id, else the values of its options. */
type VariantName = Pick<NewCartEntry, 'sku' | 'variantId' | 'options'>;

/** What is known of the item besides what the form has. */
export interface Known {
  /** Counts where the form has none. */
  readonly itemId?: string | undefined;
  /** Counts before what the form has. */
  readonly variant?: VariantName | undefined;
  /** Whether controls of this name choose the variant. */
  readonly isOption: (name: string) => boolean;
  /** The button that was pressed: of several controls of a name its own counts. */
  readonly submitter?: Element | null | undefined;
}

/** The names of a form's lists and radio buttons: without data of the product, those choose its variant. */
export function optionNames(form: HTMLFormElement): ReadonlySet<string> {
  const controls = elementsOf(form).filter((each) => matches(each, 'select:not([multiple]),[type=radio]'));
  return new Set(controls.map((control) => control.getAttribute('name') ?? ''));
}

/** Whether a button sends its form elsewhere than the form itself goes ("Buy now"): that is the browser's. */
export const goesElsewhere = (submitter: Element | null | undefined): boolean =>
  !!submitter && !matches(submitter, ADD_TO_CART) && WAYS.some((name) => submitter.hasAttribute(name));

/** An empty control for files has a file without a name. */
const isFile = (value: FormDataEntryValue) => typeof value !== 'string' && (value.name !== '' || value.size > 0);

/** Whether the browser can send the form with what a call of the cart has no place for. Files need a form made for them. */
export function canPost(form: HTMLFormElement): boolean {
  const isPost = own(form, 'method') === 'post';
  if ([...new FormData(form).values()].some(isFile)) return isPost && own(form, 'enctype') === 'multipart/form-data';
  return isPost || Element.prototype.hasAttribute.call(form, 'action');
}

/** The one value of a name: of the pressed button, else the only one. `undefined`: there are several. */
function only(pairs: readonly Pair[], name: string, submitter: Known['submitter']): string | undefined {
  const values = pairs.flatMap(([each, value]) =>
    each === name && typeof value === 'string' && value.trim() ? [value.trim()] : [],
  );
  // Of a form's data those of its button are the last.
  if (submitter?.getAttribute('name') === name) return values.at(-1) ?? '';
  return new Set(values).size > 1 ? undefined : (values[0] ?? '');
}

/** The name of the variant as the form has it, by its options where it has no other. `undefined`: it names several. */
function nameInForm(
  sku: string | undefined,
  variantId: string | undefined,
  fields: readonly AdditionalField[],
  isOption: Known['isOption'],
): VariantName | undefined {
  if (sku === undefined || variantId === undefined) return undefined;
  if (sku) return { sku };
  if (variantId) return { variantId };
  const isOne = ({ name, value }: AdditionalField) =>
    isOption(name) && !fields.some((other) => other.name === name && other.value !== value);
  const chosen = fields.filter(isOne).map(({ name, value }) => [name, value] as const);
  return chosen.length > 0 ? { options: Object.fromEntries(chosen) } : {};
}

/**
 * What a form, or the query of a link, adds to the cart: with all that it has. `undefined` where it names no item, or has
 * what one call cannot say: a file, several items, or a number that is not whole.
 */
export function readEntry(source: Iterable<Pair>, known: Known): NewCartEntry | undefined {
  const pairs = [...source];
  const [formItem, sku, variantId, amount] = OWN.map((name) => only(pairs, name, known.submitter));
  const itemId = formItem === '' ? known.itemId : formItem;
  const quantity = Number(amount === '' ? 1 : amount);
  if (!itemId || !Number.isSafeInteger(quantity) || quantity < 1) return undefined;
  if (pairs.some(([, value]) => isFile(value))) return undefined;

  const fields = pairs.flatMap<AdditionalField>(([name, value]) =>
    typeof value === 'string' && value !== '' && name !== '' && !OWN.includes(name) ? [{ name, value }] : [],
  );
  const variant = known.variant ?? nameInForm(sku, variantId, fields, known.isOption);
  if (!variant) return undefined;
  // What names the variant is not said twice.
  const isSaid = (name: string) =>
    known.variant ? known.isOption(name) : variant.options !== undefined && Object.hasOwn(variant.options, name);
  const additionalFields = fields.filter(({ name }) => !isSaid(name));
  return { itemId, ...variant, quantity, ...(additionalFields.length > 0 && { additionalFields }) };
}
