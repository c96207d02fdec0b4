import { useLayoutEffect, useRef, useState } from 'react';
import type { embed } from './declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { isInWrapper } from '../../shared/platform/html/confined.js';
import { safeAddress } from '../../shared/platform/html/safe-address.js';
import { nameOf, warnOnce } from '../../shared/platform/log.js';
import { asObject } from '../../shared/platform/page/unknown-values.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import { useListener } from '../hooks/use-listener.js';
import { Direct } from './direct.js';
import { readFrame, sandboxOf } from './logic/read-frame.js';
import { Question } from './question.js';
import { useOwnPermission } from './use-own-permission.js';

/** In px: what a frame may make of its own height. */
const MIN = 40;
const MAX = 20_000;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The height in px that a frame asks for by a message: `{ type: 'sq-embed-height', height: 640 }`, the same of another
 * type that speaks of height or size, as several providers have it, or Calendly's. `undefined` for any other message.
 */
export function readHeight(data: unknown): number | undefined {
  const message = asObject(typeof data === 'string' ? parseJson(data) : data);
  const kind = message['type'] ?? message['event'];
  if (typeof kind !== 'string' || !/height|resize/i.test(kind)) return undefined;
  const height = message['height'] ?? asObject(message['payload'])['height'];
  const px = typeof height === 'string' ? Number.parseFloat(height) : height;
  return typeof px === 'number' && px >= MIN && px <= MAX ? Math.ceil(px) : undefined;
}

/** The author's link or picture until the visitor allows the provider; then its page in a frame. */
export function Embed({ host, src, heading, provider, purpose, sandbox, allow }: BlockProps<typeof embed>) {
  const { element } = host;
  useLightChildren(element);
  const link = element.querySelector<HTMLAnchorElement>('a[href]');
  const address = src || link?.href || '';
  const shown = readFrame(address, document.baseURI);
  const isInvalid = !shown && address !== '';
  const permission = useOwnPermission(purpose ?? shown?.purpose ?? 'media');
  const frame = useRef<HTMLIFrameElement>(null);
  const wasAsked = useRef(false);
  const isLoaded = shown !== undefined && (permission.allowed || !shown.isForeign);

  useLayoutEffect(() => {
    if (isInvalid) warnOnce(`${nameOf(element)} shows addresses of http and https only.`, element);
  }, [element, isInvalid]);
  useLayoutEffect(() => {
    // The button that had the focus is gone.
    if (isLoaded && wasAsked.current) frame.current?.focus();
    wasAsked.current = false;
  }, [isLoaded]);
  const [heard, setHeard] = useState('');
  const hear = () => setHeard(shown?.address ?? '');
  useFrameHeight(element, isLoaded ? shown.origin : undefined, frame, hear);

  if (!shown) return <slot />;
  const name = provider || shown.provider;
  if (!isLoaded)
    return (
      <div className="asking">
        <div part="content">
          <slot />
        </div>
        <Question
          element={element}
          provider={name}
          permission={permission}
          onAnswer={() => (wasAsked.current = true)}
        />
      </div>
    );
  return (
    <>
      <div className="framed">
        <iframe
          part="frame"
          ref={frame}
          // Another frame for another address: a frame's own navigation would be an entry in the page's history.
          key={shown.address}
          src={safeAddress(shown.address)}
          title={heading || link?.textContent?.trim() || name}
          sandbox={sandbox || sandboxOf(shown, isInWrapper(element))}
          allow={allow || shown.allow}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={({ currentTarget }) => {
            if (isPage(currentTarget.contentDocument)) hear();
            host.emit('sq-embed-load', { address: shown.address });
          }}
        />
        {heard !== shown.address && <Direct link={link} name={heading || name} />}
      </div>
      <div className="printed">
        <slot />
      </div>
    </>
  );
}

/** A page of this site that can be seen. Phones show no PDF in a frame: it stays as empty as beside a download. */
const isPage = (inside: Document | null) =>
  inside !== null && inside.URL !== 'about:blank' && inside.contentType !== 'application/pdf';

/** The frame is as high as its page asks for by a message, until the frame is removed. Each message of it is told. */
function useFrameHeight(
  element: HTMLElement,
  origin: string | undefined,
  frame: { readonly current: HTMLIFrameElement | null },
  onMessage: () => void,
): void {
  const [height, setHeight] = useState<number>();
  useListener(origin ? window : null, 'message', (event: MessageEvent<unknown>) => {
    if (event.source === null || event.source !== frame.current?.contentWindow) return;
    // A frame of the page's own origin has none of its own in a sandbox.
    if (event.origin !== origin && event.origin !== 'null') return;
    onMessage();
    const asked = readHeight(event.data);
    if (asked !== undefined) setHeight(asked);
  });
  useLayoutEffect(() => {
    if (!origin || height === undefined) return;
    const { style } = element;
    style.setProperty('--sq-embed-height', `${height}px`);
    // Else a box that is as wide as its content would get another width by the shape.
    style.aspectRatio = 'auto';
    return () => {
      style.removeProperty('--sq-embed-height');
      style.aspectRatio = '';
    };
  }, [element, origin, height]);
}
