import { useLayoutEffect } from 'react';
import type { reservation } from '../../elements/sq-reservation/declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { reservationMessages } from '../../shared/platform/i18n/en/reservation.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import { nameOf, warnOnce } from '../../shared/platform/log.js';
import { pageContext } from '../../shared/platform/page/read-page.js';
import { readWebsite } from '../../shared/site/context/website.js';
import { isSignedIn } from '../../shared/site/roles/user-kind.js';
import { useProperties } from '../hooks/use-properties.js';
import { Direct } from './direct.js';
import { layoutOf, reservationAddress } from './logic/reservation-address.js';
import { Question } from './question.js';
import { useOwnPermission } from './use-own-permission.js';
import { useWidgetScript } from './use-widget-script.js';
import { useWidth } from './use-width.js';

/** The author's link, and in its place the reservation widget of a provider once the visitor allows it (widgets §2). */
export function Reservation(props: BlockProps<typeof reservation>) {
  const { host, variant, src, provider } = props;
  const { element } = host;
  const layout = useWidth(element, layoutOf);
  const permission = useOwnPermission('functional');
  const isPreview = isSignedIn();
  const address = reservationAddress(props, layout, document.baseURI);
  const isOffered =
    !isPreview && address !== undefined && (variant === 'themed' || readWebsite(pageContext().website).cloneable);
  const isShown = useWidgetScript(element, isOffered && permission.allowed ? address : undefined);

  useProperties(host, { layout: () => layout });
  useLayoutEffect(() => {
    if (!address && src) warnOnce(`${nameOf(element)} loads scripts of http and https only.`, element);
  }, [element, address, src]);
  useLayoutEffect(() => {
    if (isShown) host.emit('sq-reservation-show', { layout });
  }, [host, isShown, layout]);

  const text = (key: keyof typeof reservationMessages) => translate(element, 'reservation', reservationMessages, key);
  if (isPreview)
    return (
      <div part="preview" role="alert">
        <p part="title">{text('previewOnly')}</p>
        <p>{text('logOut')}</p>
      </div>
    );
  return (
    <>
      <div part="content" className={isShown ? 'printed' : undefined}>
        <slot />
      </div>
      {isOffered && !permission.allowed && (
        <Question
          element={element}
          provider={provider || new URL(address).hostname.replace(/^www\./, '')}
          permission={permission}
        />
      )}
      <slot name="widget" />
      {isShown && (
        <Direct link={element.querySelector(':scope > :not([slot]) a[href], :scope > a[href]')} name={provider} />
      )}
    </>
  );
}
