import { useLayoutEffect, useMemo } from 'react';
import { ofForm } from '../../shared/forms/form-controls.js';
import { matches } from '../../shared/platform/page/element-calls.js';
import { respondToAgent } from '../../shared/platform/page/respond-to-agent.js';
import { isInEditorFrame } from '../../shared/site/roles/editor-frame.js';
import { checkoutMessages } from '../../shared/platform/i18n/en/checkout.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import { safeLink } from '../../shared/platform/html/safe-address.js';
import { write } from '../../shared/platform/html/written.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import { useListener } from '../hooks/use-listener.js';
import { findCheckout, leadsTo, type Way } from './find-checkout.js';

interface Props {
  /** Of any of the blocks: all have the same event. */
  readonly host: {
    readonly element: HTMLElement;
    emit(name: 'sq-checkout', detail: { address: string }): boolean;
  };
  /** Empty where the attributes do not name what the address needs: the author's link stays as it is. */
  readonly address: string;
  /** The text of a block without content. */
  readonly text: keyof typeof checkoutMessages;
  /** Whether the editor's own window is navigated, and not its frame of the site (storefront §2). */
  readonly inTopWindow?: boolean;
  /** Called before the visitor leaves; returns false where it has stopped that. */
  readonly allow?: (event: Event, leaving: Way) => boolean;
}

/**
 * The author's link or form, which leads to a checkout by itself; the block corrects the link's address. If the author
 * gives only text, the block renders a link around it.
 */
export function CheckoutLink({ host, address, text, inTopWindow = false, allow = () => true }: Props) {
  const { element } = host;
  const children = useLightChildren(element);
  // Also in the paragraph of an editor.
  const target = useMemo(
    () => findCheckout(element, address),
    [element, children], // eslint-disable-line react-hooks/exhaustive-deps -- read again when the children change, not when the block has written its address
  );
  const window = inTopWindow && isInEditorFrame() ? '_top' : '';
  useAttribute(target instanceof HTMLAnchorElement ? target : undefined, 'href', address);
  useAttribute(target, 'target', window);

  const handleLeave = (event: Event) => {
    const leaving = event.composedPath().find((node) => matches(node, 'a[href],form'));
    // Other links, to the terms of the shop, are the browser's.
    const isToCheckout = leaving === target || !element.contains(leaving as Node) || leadsTo(leaving, address);
    if (!leaving || !isToCheckout || event.defaultPrevented) return;
    if (event.type === 'click' && !(leaving instanceof HTMLAnchorElement)) return;
    const way = leaving as Way;
    const to = way instanceof HTMLAnchorElement ? way.href : formAddress(way, event);
    if (!allow(event, way) || host.emit('sq-checkout', { address: to })) return;
    event.preventDefault();
    respondToAgent(event, () => Promise.resolve(''));
  };
  useListener(element, 'click', handleLeave);
  useListener(element, 'submit', handleLeave);

  const content = <slot>{translate(element, 'checkout', checkoutMessages, text)}</slot>;
  if (target || !address) return content;
  return (
    <a part="link" href={safeLink(address)} target={window || undefined}>
      {content}
    </a>
  );
}

/** Where a form is sent to: a button may say it. */
function formAddress(form: HTMLFormElement, event: Event): string {
  const { submitter } = event as SubmitEvent;
  return submitter?.hasAttribute('formaction') ? (submitter as HTMLButtonElement).formAction : ofForm(form, 'action');
}

/** Writes an attribute of the author's element while the block is on the page; an empty value leaves it as it is. */
function useAttribute(target: Element | undefined, name: string, value: string): void {
  useLayoutEffect(() => {
    if (!target || !value) return;
    return write(target, name, value);
  }, [target, name, value]);
}
