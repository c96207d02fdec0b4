import { useLayoutEffect, useState } from 'react';
import type { reservation } from './reservation-declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { trustedScriptUrl } from '../../shared/platform/html/trusted.js';
import { ownElement } from '../../shared/platform/html/written.js';
import { reservationMessages } from '../../shared/platform/i18n/en/reservation.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import { nameOf, warnOnce } from '../../shared/platform/log.js';
import { pageContext } from '../../shared/platform/page/read-page.js';
import { mayRunScript, NEEDS_NONCE } from '../../shared/platform/scripts/own-nonce.js';
import { readWebsite } from '../../shared/site/context/website.js';
import { isSignedIn } from '../../shared/site/roles/user-kind.js';
import { useProperties } from '../hooks/use-properties.js';
import { Direct } from './direct.js';
import { layoutOf, reservationAddress } from './logic/reservation-address.js';
import { Question } from './question.js';
import { useOwnPermission } from './use-own-permission.js';
import { useWidth } from './use-width.js';

/** In ms. A provider that has not answered by then is not waited for. */
const TIMEOUT_MS = 20_000;

const isContent = (node: Element) => !node.matches('script, style, link');

/**
 * Runs a provider's script inside the block, among the page's elements, where such scripts look for their place.
 * Returns whether it has put something there. Each new address starts again with an empty place; without an address, and
 * when the block is removed, the place is removed. A failure is logged, and nothing else (storefront §8).
 *
 * @param address the script's; callers have the visitor's permission
 */
function useWidgetScript(element: HTMLElement, address: string | undefined): boolean {
  const [isShown, setShown] = useState(false);
  useLayoutEffect(() => {
    if (!address) return;
    if (!mayRunScript(element.nonce ?? '')) return warnOnce(`${nameOf(element)}: ${NEEDS_NONCE}`, element);
    const trusted = trustedScriptUrl(address);
    if (!trusted) return;
    const place = ownElement(document.createElement('div'));
    place.slot = 'widget';
    const script = document.createElement('script');
    script.async = true;
    script.nonce = element.nonce ?? '';
    script.src = trusted;
    const fail = (problem: string) => {
      warnOnce(`${nameOf(element)}: ${address} ${problem}`, element);
      place.remove();
    };
    const timer = setTimeout(() => fail(`did not load within ${TIMEOUT_MS} ms.`), TIMEOUT_MS);
    script.addEventListener('load', () => clearTimeout(timer));
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail('could not be loaded.');
    });
    const observer = new MutationObserver(() => setShown([...place.children].some(isContent)));
    observer.observe(place, { childList: true });
    place.append(script);
    element.append(place);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      place.remove();
      setShown(false);
    };
  }, [element, address]);
  return isShown;
}

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
