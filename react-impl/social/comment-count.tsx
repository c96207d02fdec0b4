import { write } from '../../shared/platform/html/written.js';
import { useLayoutEffect } from 'react';
import type { commentCount } from './comment-count-declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { nameOf, warnOnce } from '../../shared/platform/log.js';
import { pageContext } from '../../shared/platform/page/read-page.js';
import { scriptGlobal } from '../../shared/platform/page/script-global.js';
import { asObject, asText } from '../../shared/platform/page/unknown-values.js';
import { consent } from '../../shared/services/consent/consent.js';
import { allowsThirdParties } from '../../shared/services/consent/permissions.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import { useStore } from '../hooks/use-store.js';
import { PROVIDERS, countAddress, readCount } from './logic/count-address.js';
import { useProviderScript, type ProviderScript } from './use-provider-script.js';

const permission = {
  get: () => allowsThirdParties('functional'),
  subscribe: (listener: () => void) => consent().subscribe(listener),
};

/** The object of Disqus's script (https://help.disqus.com/developer/adding-comment-count-links-to-your-home-page). */
const library = () => asObject(scriptGlobal('DISQUSWIDGETS'));
const scriptAt = (address: string, nonce: string | undefined): ProviderScript => ({
  address,
  nonce,
  // It finds its own address by it.
  id: 'dsq-count-scr',
  isLoaded: () => typeof library()['getCount'] === 'function',
  update: () => void (library()['getCount'] as (options: object) => void)({ reset: true }),
});

/** The author's link, and the number of comments beside it (storefront §7). */
export function CommentCount({ host, shortname, url, identifier, src }: BlockProps<typeof commentCount>) {
  const { element } = host;
  useLightChildren(element);
  const isAllowed = useStore(permission);
  const { websiteSettings } = pageContext();
  const name = shortname || asText(websiteSettings.disqusShortname) || '';
  const script = name ? countAddress(src, name) : undefined;
  const link = element.querySelector<HTMLAnchorElement>('a[href]');
  const page = (url ? new URL(url, document.baseURI).href : (link?.href ?? '')).replace(/#.*/s, '');
  // The site's owner has closed the comments.
  const isOpen = websiteSettings.commentsEnabled !== false;

  useLayoutEffect(() => {
    if (name && !script) warnOnce(`${nameOf(element)}: "${name}" or the address of its script is not valid.`, element);
  }, [element, name, script]);
  const count = useProviderScript(
    element,
    script && isOpen && isAllowed && (page || identifier)
      ? scriptAt(script, src === PROVIDERS ? undefined : element.nonce)
      : undefined,
    JSON.stringify([page, identifier]),
    () => createPlace(page, identifier),
    (place) => readCount(place.textContent ?? ''),
  );
  useLayoutEffect(() => {
    if (count !== undefined) host.emit('sq-comment-count', { count });
  }, [host, count]);
  // The number stands beside the link: as its description, screen readers say it with the link.
  useLayoutEffect(() => {
    if (!link || count === undefined || link.hasAttribute('aria-description')) return;
    return write(link, 'aria-description', count);
  }, [link, count]);

  return (
    <>
      <slot />
      {count !== undefined && <span part="count">{`(${count})`}</span>}
    </>
  );
}

/** Not shown: the provider writes its own words into it. */
function createPlace(page: string, identifier: string): HTMLElement {
  const place = document.createElement('span');
  place.slot = 'provider';
  place.className = 'disqus-comment-count';
  if (page) place.dataset['disqusUrl'] = page;
  if (identifier) place.dataset['disqusIdentifier'] = identifier;
  return place;
}
