import { write } from '../../shared/platform/html/written.js';
import type { Selector, Selection } from '../../shared/commerce/product/select-variant.js';
import type { Product, Variant } from '../../shared/commerce/product/product.js';
import { variantNamed } from './logic/variant-address.js';
import type { Choice } from './logic/facts.js';

type Control = HTMLSelectElement | HTMLInputElement;
/** What the control of whole variants may be called, where a form has no control for each option. */
const WHOLE = /^(sku|variant|variantId)$/i;

const controlsIn = (element: HTMLElement) => [
  ...element.querySelectorAll<Control>(
    'form select, form input[type=radio], form input:is([name=sku i], [name=variantId i])',
  ),
];
/** The option that a control is for: `data-sq-option` around it, or its name. */
const optionName = (control: Control) =>
  control.closest<HTMLElement>('[data-sq-option]')?.dataset['sqOption'] ?? control.name;
const isFor = (control: Control, name: string) => optionName(control).toLowerCase() === name.toLowerCase();

/** Whether the browser would send it. */
const isSent = (control: Control) => !control.matches(':disabled, datalist *');

/** `undefined` where nothing is chosen. */
function valueOf(controls: readonly Control[]): string | undefined {
  const chosen = controls.find(
    (control) => isSent(control) && (!(control instanceof HTMLInputElement) || control.checked),
  );
  if (chosen instanceof HTMLSelectElement && chosen.selectedOptions[0]?.matches(':disabled')) return undefined;
  return chosen?.value || undefined;
}

/** Chooses a value, where the control has it. */
function setValue(controls: readonly Control[], value: string): void {
  for (const control of controls) {
    if (control instanceof HTMLInputElement) control.checked = control.value === value;
    else if ([...control.options].some((option) => option.value === value)) control.value = value;
  }
}

const isOptionOf = ({ options }: Pick<Product, 'options'>, given: string) =>
  options.some(({ name }) => name.toLowerCase() === given.toLowerCase());
/** Whether controls of this name choose the variant. */
export function choosesVariant(element: HTMLElement, product: Product, name: string): boolean {
  const own = product.options.flatMap((option) => controlsOf(element, option.name));
  return isOptionOf(product, name) || [...own, ...wholeControls(element, product)].some((each) => each.name === name);
}

const isRadio = (control: Control): control is HTMLInputElement => control.type === 'radio';
const isHidden = (control: Control) => control.type === 'hidden';
/** A shop may call one of its options so: its control is for the option then. */
const wholeControls = (element: HTMLElement, { options }: Pick<Product, 'options'>) =>
  controlsIn(element).filter(
    (control) =>
      isSent(control) &&
      WHOLE.test(control.name) &&
      !isHidden(control) &&
      !options.some(({ name }) => isFor(control, name)),
  );
const controlsOf = (element: HTMLElement, name: string) =>
  controlsIn(element).filter((control) => !isHidden(control) && isFor(control, name));

/** A button that chooses something when it is pressed. */
type Pressed = Pick<HTMLButtonElement, 'name' | 'value'>;

export const readSelection = (element: HTMLElement, { options }: Product, pressed?: Pressed): Selection =>
  // An option with one value needs no control.
  options.map(({ name, values }) => {
    if (pressed && pressed.name.toLowerCase() === name.toLowerCase()) return pressed.value;
    const controls = controlsOf(element, name);
    return controls.length === 0 && values.length === 1 ? values[0] : valueOf(controls);
  });

/** What the controls of the form say, and the button that was pressed. */
export function readChoice(element: HTMLElement, product: Product, selector: Selector, pressed?: Pressed): Choice {
  const whole = wholeControls(element, product);
  const isWhole = pressed && WHOLE.test(pressed.name) && !isOptionOf(product, pressed.name);
  if (isWhole || whole.length > 0) {
    const name = isWhole ? pressed.value : valueOf(whole);
    return { variant: variantNamed(product, name ?? null), isComplete: name !== undefined };
  }
  const selection = readSelection(element, product, pressed);
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

/** What a plain post of the form would send to name the variant, in its hidden fields. */
export function writeHidden(element: HTMLElement, { sku, id }: Pick<Variant, 'sku' | 'id'>): void {
  for (const control of controlsIn(element))
    if (isHidden(control)) write(control, 'value', control.name.toLowerCase() === 'sku' ? sku : id);
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
