import { isTokenField, ofForm, type Control } from '../../../shared/forms/form-controls.js';

export interface ServedControl {
  readonly name: string;
  /** Of a hidden control; `undefined` of one that the visitor sees. */
  readonly value: string | undefined;
}

const served = new WeakMap<HTMLFormElement, readonly ServedControl[]>();

/** The named controls of a form as it came: scripts and visitors that change it later make no other form of it. */
export function servedControls(form: HTMLFormElement): readonly ServedControl[] {
  const known = served.get(form);
  if (known) return known;
  const controls = [...ofForm(form, 'elements')]
    .filter((element): element is Control => Boolean((element as Control).name) && !isTokenField(element))
    .map(({ name, type, value }) => ({ name, value: type === 'hidden' ? value : undefined }));
  served.set(form, controls);
  return controls;
}
