import type { Selector, Selection } from '../../shared/commerce/product/select-variant.js';
import type { Product, Variant } from '../../shared/commerce/product/product.js';
import { variantNamed } from './logic/variant-address.js';
import type { Choice } from './logic/facts.js';

type Control = HTMLSelectElement | HTMLInputElement;
/** What the control of whole variants may be called, where a form has no control for each option. */
const WHOLE = /^(sku|variant)$/i;

const controlsIn = (element: HTMLElement) => [
  ...element.querySelectorAll<Control>('form select, form input[type=radio], form input[name=sku i]'),
];
/** The option that a control is for: `data-sq-option` around it, or its name. */
const optionName = (control: Control) =>
  control.closest<HTMLElement>('[data-sq-option]')?.dataset['sqOption'] ?? control.name;
const isFor = (control: Control, name: string) => optionName(control).toLowerCase() === name.toLowerCase();

/** `undefined` where nothing is chosen. */
function valueOf(controls: readonly Control[]): string | undefined {
  const chosen = controls.find((control) => !(control instanceof HTMLInputElement) || control.checked);
  return chosen?.value || undefined;
}

/** Chooses a value, where the control has it. */
function setValue(controls: readonly Control[], value: string): void {
  for (const control of controls) {
    if (control instanceof HTMLInputElement) control.checked = control.value === value;
    else if ([...control.options].some((option) => option.value === value)) control.value = value;
  }
}

const isRadio = (control: Control): control is HTMLInputElement => control.type === 'radio';
const isHidden = (control: Control) => control.type === 'hidden';
/** A shop may call one of its options so: its control is for the option then. */
const wholeControls = (element: HTMLElement, { options }: Pick<Product, 'options'>) =>
  controlsIn(element).filter(
    (control) => WHOLE.test(control.name) && !isHidden(control) && !options.some(({ name }) => isFor(control, name)),
  );
const controlsOf = (element: HTMLElement, name: string) =>
  controlsIn(element).filter((control) => !isHidden(control) && isFor(control, name));

export const readSelection = (element: HTMLElement, { options }: Product): Selection =>
  // An option with one value needs no control.
  options.map(({ name, values }) => {
    const controls = controlsOf(element, name);
    return controls.length === 0 && values.length === 1 ? values[0] : valueOf(controls);
  });

/** What the controls of the form say. */
export function readChoice(element: HTMLElement, product: Product, selector: Selector): Choice {
  const whole = wholeControls(element, product);
  if (whole.length > 0) {
    const name = valueOf(whole);
    return { variant: variantNamed(product, name ?? null), isComplete: name !== undefined };
  }
  const selection = readSelection(element, product);
  return { variant: selector.find(selection), isComplete: !selection.includes(undefined) };
}

const has = (control: Control, value: string) =>
  control instanceof HTMLInputElement
    ? control.value === value
    : [...control.options].some((option) => option.value === value);

/** Sets the controls of the form to a variant. */
export function writeChoice(element: HTMLElement, { options }: Product, { id, sku, values }: Variant): void {
  const whole = wholeControls(element, { options });
  const name = [id, sku].find((each) => each && whole.some((control) => has(control, each)));
  if (name) setValue(whole, name);
  options.forEach((option, index) => setValue(controlsOf(element, option.name), values[index] ?? ''));
}

/** Remembers what is chosen now, and returns how to choose it again. */
export function rememberChoice(element: HTMLElement): () => void {
  const all = controlsIn(element).map(
    (control) => [control, control.value, isRadio(control) && control.checked] as const,
  );
  return () => {
    for (const [control, value, checked] of all)
      if (isRadio(control)) control.checked = checked;
      else control.value = value;
  };
}

/** The SKU that a plain post of the form would send, in its hidden field. */
export function writeSku(element: HTMLElement, sku: string): void {
  for (const control of controlsIn(element)) if (isHidden(control)) control.value = sku;
}

/** A value of a control that the visitor can choose: a radio button or an option of a list. */
export interface Value {
  /** `undefined`: it names a whole variant. */
  readonly option: number | undefined;
  readonly value: string;
  readonly control: HTMLInputElement | HTMLOptionElement;
}

/** All values that can be chosen in the form. */
export function valuesIn(element: HTMLElement, { options }: Product): Value[] {
  const of = (controls: readonly Control[], option: number | undefined): Value[] =>
    controls
      .flatMap<HTMLInputElement | HTMLOptionElement>((each) => (isRadio(each) ? [each] : [...each.options]))
      .filter(({ value }) => value !== '')
      .map((control) => ({ option, value: control.value, control }));
  return [
    ...of(wholeControls(element, { options }), undefined),
    ...options.flatMap(({ name }, index) => of(controlsOf(element, name), index)),
  ];
}
