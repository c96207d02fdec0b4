import { gateMessages } from '../../shared/platform/i18n/en/consent-gates.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import type { Permission } from './use-own-permission.js';

interface Props {
  readonly element: Element;
  /** Who would be contacted. */
  readonly provider: string;
  readonly permission: Permission;
  /** Before the visitor's answer by one of the buttons is carried out. */
  onAnswer?(): void;
}

/** Says who would be contacted, and asks: with equal buttons, for this block or for the whole site. */
export function Question({ element, provider, permission, onAnswer }: Props) {
  const text = (key: keyof typeof gateMessages) => translate(element, 'consent', gateMessages, key, { host: provider });
  const answer = (act: () => void) => () => {
    onAnswer?.();
    act();
  };
  return (
    <div part="question" role="group" aria-labelledby="what">
      <p part="provider" id="what">
        {text(permission.purpose)}
      </p>
      <p>{text('why')}</p>
      <button type="button" part="once" onClick={answer(permission.allowOnce)}>
        {text('once')}
      </button>
      <button type="button" part="always" onClick={answer(permission.allowAlways)}>
        {text('always')}
      </button>
    </div>
  );
}
