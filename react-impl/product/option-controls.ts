import { write } from '../../shared/platform/html/written.js';
import type { Selector, Selection } from '../../shared/commerce/product/select-variant.js';
import type { Product, Variant } from '../../shared/commerce/product/product.js';
import { formControls } from './product-form.js';
import { variantNamed } from './logic/variant-address.js';
import type { Choice } from './logic/facts.js';

type Control = HTMLSelectElement | HTMLInputElement;
/** What the control of whole variants may be called, where a form has no control for each option. */
const WHOLE = /^(sku|variant|variantId)$/i;
const HIDDEN_WHOLE = /^(sku|variantId)$/i;

const isRadio = (control: Control): control is HTMLInputElement => control.type === 'radio';
const isHidden = (control: Control) => control.type === 'hidden';
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const controlsIn = (element: HTMLElement) =>
  formControls(element).filter((each): each is Control =>
    each.matches('select, input:is([type=radio], [type=hidden], [name=sku i], [name=variantId i])'),
  );
/** The option that a control is for: `data-sq-option` around it, or its name. */
const optionName = (control: Control) =>
  control.closest<HTMLElement>('[data-sq-option]')?.dataset['sqOption'] ?? control.name;
const isFor = (control: Control, name: string) => !isHidden(control) && isSame(optionName(control), name);

/** Whether the browser would send it. */
const isSent = (control: Control) => !control.matches(':disabled, datalist *');

/** What the browser would send of a control. */
function sentBy(control: Control): readonly string[] {
  if (!isSent(control)) return [];
  if (control instanceof HTMLSelectElement)
    return [...control.selectedOptions].filter((option) => !option.matches(':disabled')).map(({ value }) => value);
  return control.matches('[type=radio], [type=checkbox]') && !control.checked ? [] : [control.value];
}

/** The values that controls choose, each once. A hidden field counts where no other control of them is sent. */
function valuesOf(controls: readonly Control[]): readonly string[] {
  const shown = controls.filter((control) => !isHidden(control)).flatMap(sentBy);
  return [...new Set(shown.length > 0 ? shown : controls.flatMap(sentBy))].filter(Boolean);
}

/** Chooses a value, where the control has it. */
function setValue(controls: readonly Control[], value: string): void {
  for (const control of controls) {
    if (isRadio(control)) control.checked = control.value === value;
    else if (has(control, value) || isHidden(control)) control.value = value;
  }
}

const isOptionOf = ({ options }: Pick<Product, 'options'>, given: string) =>
  options.some(({ name }) => isSame(name, given));
/** The controls that choose a variant: by number those of each option, and those of whole variants. */
export const choosing = (
  element: HTMLElement,
  product: Product,
): [option: number | undefined, controls: Control[]][] => [
  [undefined, wholeControls(element, product)],
  ...product.options.map(({ name }, index): [number, Control[]] => [index, controlsOf(element, name)]),
];
const allChoosing = (element: HTMLElement, product: Product) =>
  choosing(element, product).flatMap(([, controls]) => controls);
/** Whether controls of this name choose the variant. */
export const choosesVariant = (element: HTMLElement, product: Product, name: string): boolean =>
  isOptionOf(product, name) || allChoosing(element, product).some((each) => each.name === name);

/** A shop may call one of its options so: its control is for the option then. */
const wholeControls = (element: HTMLElement, { options }: Pick<Product, 'options'>) =>
  controlsIn(element).filter(
    (control) =>
      (isHidden(control) ? HIDDEN_WHOLE : WHOLE).test(control.name) &&
      !options.some(({ name }) => isFor(control, name) || isSame(control.name, name)),
  );
const isUsable = (control: Control) => !isHidden(control) && isSent(control);
/** With the hidden fields of the same name: one may stand in for a list that is disabled. */
function controlsOf(element: HTMLElement, name: string): Control[] {
  const all = controlsIn(element);
  const shown = all.filter((control) => isFor(control, name));
  const names = [name, ...shown.map((control) => control.name)];
  return all.filter(
    (control) => shown.includes(control) || (isHidden(control) && names.some((each) => isSame(each, control.name))),
  );
}

/** A button that chooses something when it is pressed. */
type Pressed = Pick<HTMLButtonElement, 'name' | 'value'>;

/** Several values of one option are on a line each, which names none. */
export const readSelection = (element: HTMLElement, { options }: Product, pressed?: Pressed): Selection =>
  // An option with one value needs no control.
  options.map(({ name, values }) => {
    if (pressed && isSame(pressed.name, name)) return pressed.value;
    const controls = controlsOf(element, name);
    return controls.length === 0 && values.length === 1 ? values[0] : valuesOf(controls).join('\n') || undefined;
  });

/** By names of whole variants: two that name the same one are no contradiction. */
function choiceNamed(product: Product, names: readonly string[]): Choice {
  const [variant, ...others] = new Set(names.map((name) => variantNamed(product, name)));
  return { variant: others.length > 0 ? undefined : variant, isComplete: names.length > 0 };
}

/** What the browser would send with the form, and the button that was pressed. */
export function readChoice(element: HTMLElement, product: Product, selector: Selector, pressed?: Pressed): Choice {
  if (pressed && WHOLE.test(pressed.name) && !isOptionOf(product, pressed.name))
    return choiceNamed(product, [pressed.value]);
  const whole = wholeControls(element, product);
  const usable = whole.filter(isUsable);
  if (usable.length > 0) return choiceNamed(product, valuesOf(usable));
  const selection = readSelection(element, product, pressed);
  const variant = selector.find(selection);
  // Where there is nothing to choose by, a hidden field says what is sent.
  const isOpen = product.options.some(
    ({ name }) => isSame(pressed?.name ?? '', name) || controlsOf(element, name).some(isUsable),
  );
  if (!variant && !isOpen) return choiceNamed(product, valuesOf(whole));
  return { variant, isComplete: !selection.includes(undefined) };
}

const has = (control: Control, value: string) =>
  control instanceof HTMLInputElement
    ? control.value === value
    : [...control.options].some((option) => option.value === value);

/** Sets the controls of the form to a variant. */
export function writeChoice(element: HTMLElement, { options }: Product, variant: Variant): void {
  const { id, sku, values } = variant;
  const whole = wholeControls(element, { options }).filter(isUsable);
  const name = [id, sku].find((each) => each && whole.some((control) => has(control, each)));
  if (name) setValue(whole, name);
  options.forEach((option, index) => setValue(controlsOf(element, option.name), values[index] ?? ''));
  writeHidden(element, variant);
}

/** Remembers what is chosen now, and returns how to choose it again. */
export function rememberChoice(element: HTMLElement, product: Product): () => void {
  const all = allChoosing(element, product).map(
    (control) => [control, control.value, isRadio(control) && control.checked] as const,
  );
  return () => {
    for (const [control, value, checked] of all)
      if (isRadio(control)) control.checked = checked;
      else control.value = value;
  };
}

/** What a plain post of the form would send to name the variant, in its hidden fields. */
export function writeHidden(element: HTMLElement, { sku, id }: Pick<Variant, 'sku' | 'id'>): void {
  for (const control of controlsIn(element))
    if (isHidden(control) && HIDDEN_WHOLE.test(control.name))
      write(control, 'value', control.name.toLowerCase() === 'sku' ? sku : id);
}
