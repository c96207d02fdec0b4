import { safeAddress } from '../../../shared/platform/html/safe-address.js';
import type { MarqueeItem } from '../read-items.js';

/** What stands between two items or repetitions: a text, or only space. */
export function Gap({ separator, spacing }: { separator: string; spacing: string }) {
  return (
    <span className="gap" aria-hidden="true" style={spacing ? { inlineSize: spacing } : undefined}>
      {spacing ? '' : separator}
    </span>
  );
}

interface Props {
  items: readonly MarqueeItem[];
  separator: string;
  spacing: string;
}

/** Items of a payload, shown where the author has put nothing inside. */
export function Items({ items, ...gap }: Props) {
  return items.map(({ text, linkTo, newWindow }, index) => {
    const href = safeAddress(linkTo);
    return (
      <span key={index}>
        {index > 0 && <Gap {...gap} />}
        {href === undefined ? (
          text
        ) : (
          <a part="link" href={href} {...(newWindow && { target: '_blank', rel: 'noopener' })}>
            {text}
          </a>
        )}
      </span>
    );
  });
}
