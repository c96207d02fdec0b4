import type { memberGate } from './declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { memberMessages } from '../../shared/platform/i18n/en/members.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import { pageContext } from '../../shared/platform/page/read-page.js';
import { PAGE_TYPES } from '../../shared/site/vocabulary/content.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import { useQuietRequired } from '../hooks/use-quiet-required.js';

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role="heading"]';
const LEVEL = 2;

/** Says why a page is not shown (storefront §2), unless the author does. */
export function MemberGate({ host: { element }, kind }: BlockProps<typeof memberGate>) {
  useLightChildren(element);
  useQuietRequired(element.querySelector('form'));
  const isLocked = kind ? kind === 'locked' : pageContext().raw.pageType === PAGE_TYPES.lockScreen;
  const notice = translate(element, 'members', memberMessages, isLocked ? 'locked' : 'membersOnly');
  return (
    <>
      {!element.querySelector(HEADINGS) && (
        <div part="heading" role="heading" aria-level={LEVEL}>
          {notice}
        </div>
      )}
      <slot />
    </>
  );
}
