import { useMemo } from 'react';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import type { video } from './declaration.js';
import { parseHtml } from '../../shared/platform/html/trusted.js';
import { CONFINED, CONFINES, isInWrapper, isKitCopy } from '../../shared/platform/html/confined.js';
import { isOfSite } from '../../shared/platform/page/own-origin.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import { mediaPermission } from '../../shared/services/consent/permissions.js';
import { useStore } from '../hooks/use-store.js';
import { embedOf, readEmbed, whyInvalid, type Embed } from './logic/embed.js';
import { providerOf, type Provider } from './logic/providers.js';

export interface VideoSource {
  /** The author's own video element. It plays inside the slot; everything below does not apply to it. */
  readonly own: HTMLVideoElement | null;
  readonly embed: Embed;
  /** Why the video cannot be shown: the key of a message. */
  readonly problem: 'invalid' | 'customImage' | undefined;
  readonly provider: Provider;
  /** The provider's name, as the author gives it; `''` without one. */
  readonly name: string;
  /** Whether it may be loaded without a click: it is the page's own, or the visitor has accepted third parties. */
  readonly allowed: boolean;
  /** The address of its picture; `''` without one, and while the picture would come from a provider without consent. */
  readonly poster: string;
}

/**
 * The frame of an embed code that a stranger may have written, without the rights of its origin: a file that was uploaded
 * would run as a script of the site, also where another address leads to it. Players that are known need theirs.
 */
function confine(embed: Embed, element: Element): Embed {
  const { type, source } = embed;
  if ((type !== 'iframe' && type !== 'object') || providerOf('', source)) return embed;
  const isUntrusted =
    isInWrapper(element) || element.hasAttribute(CONFINES) || (isKitCopy(element) && isOfSite(source));
  return isUntrusted ? { ...embed, type: 'iframe', sandbox: CONFINED } : embed;
}

const isForeignAddress = (address: string): boolean => !isOfSite(address);

/**
 * Which video the tag names: by its attributes, the video wrapper of an existing template, a link inside, or a video
 * element.
 */
export function useEmbed(props: BlockProps<typeof video>): VideoSource {
  const { element } = props.host;
  const children = useLightChildren(element);
  const [own, wrapper, link] = useMemo(
    () => [
      element.querySelector('video'),
      element.querySelector<HTMLElement>('[data-html]'),
      element.querySelector<HTMLAnchorElement>('a[href]'),
    ],
    [element, children], // eslint-disable-line react-hooks/exhaustive-deps -- read again when the children change
  );
  const code = props.dataHtml || wrapper?.dataset['html'] || '';
  const name = props.dataProviderName || wrapper?.dataset['providerName'] || '';
  const address = props.src || link?.href;
  const embed = useMemo(
    () =>
      address && !code
        ? embedOf(address, document.baseURI)
        : confine(readEmbed(code, document.baseURI, parseHtml), element),
    [address, code, element],
  );
  const isForeign = embed.type !== 'invalid' && isForeignAddress(embed.source);
  const thirdParties = useStore(mediaPermission);
  return {
    own,
    embed,
    problem: own ? undefined : whyInvalid({ embed, customThumbnail: props.customThumbnail, oembed: props.oembed }),
    provider: embed.type === 'iframe' ? providerOf(name, embed.source) : undefined,
    name,
    allowed: thirdParties || !isForeign,
    poster: props.poster || (thirdParties || !isForeignAddress(props.thumbnailUrl) ? props.thumbnailUrl : ''),
  };
}
