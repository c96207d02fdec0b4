import { useLayoutEffect } from 'react';
import type { follow } from './follow-declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { nameOf, warnOnce } from '../../shared/platform/log.js';
import { scriptGlobal } from '../../shared/platform/page/script-global.js';
import { asObject } from '../../shared/platform/page/unknown-values.js';
import { mediaPermission } from '../../shared/services/consent/permissions.js';
import { safeAddress } from '../../shared/platform/html/safe-address.js';
import { writeAttribute } from '../../shared/platform/html/write-attribute.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import { useStore } from '../hooks/use-store.js';
import { followProvider, type FollowProvider } from './logic/follow-providers.js';
import { useProviderScript, type ProviderScript } from './use-provider-script.js';

const SLOT = 'button';

function scriptOf({ script, global, build }: FollowProvider): ProviderScript {
  const library = () => asObject(scriptGlobal(global));
  const ways = build.slice(0, -1);
  const builder = () => ways.reduce((object, name) => asObject(object[name]), library());
  return {
    address: script,
    isLoaded: () => typeof builder()[build.at(-1)!] === 'function',
    update: (place) => void (builder()[build.at(-1)!] as (place: HTMLElement) => void)(place),
  };
}

/** The author's link to a profile, and in its place the provider's button once the visitor has allowed media of others. */
export function Follow({ host }: BlockProps<typeof follow>) {
  const { element } = host;
  useLightChildren(element);
  const isAllowed = useStore(mediaPermission);
  const link = element.querySelector<HTMLAnchorElement>(`:scope > :not([slot=${SLOT}]) a[href], :scope > a[href]`);
  const address = link?.href ?? '';
  const provider = followProvider(address);

  useLayoutEffect(() => {
    if (address && !provider) warnOnce(`${nameOf(element)} knows no button for ${address}: it stays a link.`, element);
  }, [element, address, provider]);
  const isShown = useProviderScript(
    element,
    provider && isAllowed ? scriptOf(provider) : undefined,
    address,
    () => createPlace(address, link?.textContent?.trim() ?? '', provider!),
    // The provider replaces its link.
    (place) => (place.childElementCount > 0 && !place.querySelector(':scope > a') ? true : undefined),
  );
  useLayoutEffect(() => {
    if (isShown) host.emit('sq-follow-show', { address });
  }, [host, isShown, address]);

  return (
    <>
      <div part="content" className={isShown ? 'replaced' : undefined}>
        <slot />
      </div>
      <div part="button" className={isShown ? undefined : 'waiting'} inert={!isShown}>
        <slot name={SLOT} />
      </div>
    </>
  );
}

/** A link of the block's own: the author's is never changed. */
function createPlace(address: string, text: string, { attributes }: FollowProvider): HTMLElement {
  const place = document.createElement('div');
  place.slot = SLOT;
  const link = document.createElement('a');
  link.href = safeAddress(address) ?? '';
  link.textContent = text;
  for (const [name, value] of Object.entries(attributes)) writeAttribute(link, name, value);
  place.append(link);
  return place;
}
