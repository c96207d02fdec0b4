import { useId, useLayoutEffect, useRef, type InputHTMLAttributes } from 'react';
import type { Host } from '../../../shared/declaration/derived-types.js';
import type { cookieBanner } from '../declaration.js';
import { consent } from '../../../shared/services/consent/consent.js';
import type { Purpose } from '../../../shared/services/consent/purposes.js';
import { purposeMessages } from '../../../shared/platform/i18n/en/consent-purposes.js';
import { translate } from '../../../shared/platform/i18n/translate.js';
import sheet from './purpose-choice.css' with { type: 'css' };

interface Props {
  host: Host<typeof cookieBanner>;
  offered: readonly Purpose[];
  onSave(purposes: readonly Purpose[]): void;
}

/** A check box for each purpose: none is ticked that the visitor has not accepted before. */
export default function PurposeChoice({ host, offered, onSave }: Props) {
  useLayoutEffect(() => host.addSheet(sheet), [host]);
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => group.current?.querySelector<HTMLInputElement>('input:enabled')?.focus(), []);
  const t = (key: keyof typeof purposeMessages) => translate(host.element, 'purposes', purposeMessages, key);
  const save = () => {
    const ticked = [...(group.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])];
    onSave(offered.filter((purpose) => ticked.some(({ value }) => value === purpose)));
  };
  const row = (name: Purpose | 'necessary', input: InputHTMLAttributes<HTMLInputElement>) => (
    <li key={name}>
      <label>
        <input type="checkbox" value={name} aria-describedby={`${id}-${name}`} {...input} />
        {t(name)}
      </label>
      <span id={`${id}-${name}`} className="hint">
        {t(`${name}Hint`)}
      </span>
    </li>
  );
  return (
    <fieldset part="purposes" ref={group}>
      <legend>{t('legend')}</legend>
      <ul>
        {row('necessary', { defaultChecked: true, disabled: true })}
        {offered.map((purpose) => row(purpose, { defaultChecked: consent().allows(purpose) }))}
      </ul>
      <button type="button" part="save" onClick={save}>
        {t('save')}
      </button>
    </fieldset>
  );
}
