import { useState } from 'react';
import type { pricingToggle } from '../../elements/sq-pricing-toggle/declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { memberMessages } from '../../shared/platform/i18n/en/members.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import { firstWords } from './first-words.js';
import { useFragment } from './use-fragment.js';
import { OPTIONS, useShownOption, type Option } from './use-shown-option.js';

/** The pricing options of member access pages (storefront §2): two buttons, of which one is pressed. */
export function PricingToggle({ host, value, label, ...labels }: BlockProps<typeof pricingToggle>) {
  const { element } = host;
  const [chosen, setChosen] = useState({ value, from: value });
  // The visitor's choice stays until the attribute has a new value.
  if (chosen.from !== value) setChosen({ value, from: value });
  const shown = chosen.value;
  useShownOption(element, shown);
  useFragment(element, (option) => setChosen({ value: option, from: value }));

  const text = (option: Option) =>
    (option === 'left' ? labels.leftLabel : labels.rightLabel) ||
    firstWords(element, option) ||
    translate(element, 'members', memberMessages, option);
  function choose(option: Option) {
    if (option === shown) return;
    setChosen({ value: option, from: value });
    host.emit('sq-pricing-change', { value: option });
  }
  return (
    <>
      <div>
        <div part="control" role="group" aria-label={label || translate(element, 'members', memberMessages, 'options')}>
          {OPTIONS.map((option) => (
            <button
              key={option}
              type="button"
              part={`option option-${option}`}
              aria-pressed={shown === option}
              onClick={() => choose(option)}
            >
              {text(option)}
            </button>
          ))}
        </div>
      </div>
      <slot />
    </>
  );
}
