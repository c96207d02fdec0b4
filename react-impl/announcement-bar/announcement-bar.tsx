import { useLayoutEffect, useRef, useState } from 'react';
import type { announcementBar } from './declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { write } from '../../shared/platform/html/written.js';
import { announcementBarMessages } from '../../shared/platform/i18n/en/announcement-bar.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import { isMotionOff } from '../../shared/platform/page/no-motion.js';
import { ofDocument } from '../../shared/platform/page/script-global.js';
import { inLocalStorage } from '../../shared/platform/storage/local-storage.js';
import { inSessionStorage } from '../../shared/platform/storage/session-storage.js';
import { keepsNo } from '../../shared/services/consent/keeps-no.js';
import { isSignedIn } from '../../shared/site/roles/user-kind.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import { useListener } from '../hooks/use-listener.js';
import { useReducedMotion } from '../hooks/use-media-query.js';
import { useMethods } from '../hooks/use-methods.js';
import { Icon } from '../parts/icon.js';

/**
 * A JSON list of the keys of closed bars. A line in a page's head may read it. In local storage, since to stay away is what
 * the visitor has asked for, which needs no consent; where the browser refuses that, until the tab is closed.
 */
const STORED = 'sq-announcement-bars';
/** When a bar was last closed, in ms since 1970. */
const CLOSED = 'sq-announcement-bars-date';
/** How many keys are kept: a site has few bars at a time. */
const MAX_KEYS = 20;

const STORAGES: readonly (typeof inLocalStorage)[] = [inLocalStorage, inSessionStorage];

/** Storage may contain anything. */
function readKeys(inStorage: typeof inLocalStorage): string[] {
  try {
    const list: unknown = JSON.parse(inStorage((storage) => storage.getItem(STORED)) ?? '[]');
    return Array.isArray(list) ? list.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}
const writeKeys = (inStorage: typeof inLocalStorage, keys: readonly string[]) =>
  inStorage((storage) => {
    if (keys.length === 0) [STORED, CLOSED].forEach((name) => storage.removeItem(name));
    else {
      storage.setItem(STORED, JSON.stringify(keys.slice(-MAX_KEYS)));
      storage.setItem(CLOSED, String(Date.now()));
    }
    return true;
  });

/** The name of a bar: its key, else its whole text. Two that begin alike are two. */
const keyOf = (element: Element, key: string): string => key || (element.textContent ?? '').replace(/\s+/g, ' ').trim();

function isDismissed(key: string): boolean {
  // That of an earlier release has no date.
  const closed = inLocalStorage((storage) => storage.getItem(CLOSED));
  if (closed && !keepsNo(Number(closed))) writeKeys(inLocalStorage, []);
  return STORAGES.some((inStorage) => readKeys(inStorage).includes(key));
}

function rememberDismissal(key: string): void {
  const write = (inStorage: typeof inLocalStorage) =>
    writeKeys(inStorage, [...readKeys(inStorage).filter((other) => other !== key), key]);
  if (!write(inLocalStorage)) write(inSessionStorage);
}

function forgetDismissal(key: string): void {
  for (const inStorage of STORAGES) {
    const keys = readKeys(inStorage);
    if (keys.includes(key))
      writeKeys(
        inStorage,
        keys.filter((other) => other !== key),
      );
  }
}

/** The class of the message that is shown; the page sheet hides the others. */
const ACTIVE = '.sq-active';
/** Line breaks and empty paragraphs of an editor are no messages. */
const isMessage = (child: Element) => !child.matches('br, p:empty');

/**
 * Shows one message after the other. They rest while the pointer or the focus is on the bar, and while nobody sees the
 * page. Under reduced motion there are no turns: all messages are shown.
 *
 * @param interval in seconds; `undefined`: no turns
 */
function useTurns(element: HTMLElement, interval: number | undefined, onTurn: (index: number) => void) {
  const messages = useLightChildren(element).filter(isMessage);
  const isStill = useReducedMotion();
  const takesTurns = interval !== undefined && messages.length > 1 && !isStill;
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(() => !isMotionOff());
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(ofDocument('hidden'));
  const shown = messages[index % messages.length];

  useListener(document, 'visibilitychange', () => setHidden(ofDocument('hidden')));
  useListener(element, 'pointerenter', () => setHovered(true));
  useListener(element, 'pointerleave', () => setHovered(false));
  // The focus of the play button does not stop the turns.
  useListener(element, 'focusin', (event) =>
    setFocused(!(event.composedPath()[0] as Element).matches('[part=play-toggle]')),
  );
  useListener(element, 'focusout', () => setFocused(false));

  useLayoutEffect(() => {
    if (!takesTurns || !shown) return;
    return write(shown, ACTIVE, '');
  }, [takesTurns, shown]);

  const runs = takesTurns && playing && !hovered && !focused && !hidden;
  const count = messages.length;
  useLayoutEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => {
      const next = (index + 1) % count;
      setIndex(next);
      onTurn(next);
    }, interval * 1000);
    return () => clearTimeout(timer);
  }, [runs, index, count, interval]); // eslint-disable-line react-hooks/exhaustive-deps -- a new `onTurn` must not start the time again

  return { takesTurns, playing, setPlaying };
}

/** A site's announcements (storefront §1). */
export function AnnouncementBar({ host, ...props }: BlockProps<typeof announcementBar>) {
  const { element, internals } = host;
  const t = (key: keyof typeof announcementBarMessages) =>
    translate(element, 'announcementBar', announcementBarMessages, key);
  const key = () => keyOf(element, props.dismissKey);
  // As the server sent it: a translating browser, or a script that counts days, writes other words into it.
  const served = useRef('');
  served.current ||= key();
  // Owners see it whatever they have closed: else they could not edit it.
  const [dismissed, setDismissed] = useState(() => !isSignedIn() && props.dismissible && isDismissed(key()));
  const { takesTurns, playing, setPlaying } = useTurns(element, props.rotateInterval, (index) =>
    host.emit('sq-announcement-change', { index }),
  );

  const label = props.label || t('announcement');
  useLayoutEffect(() => {
    internals.role = 'region';
    internals.ariaLabel = label;
  }, [internals, label]);
  // Closed on another page, while this one was kept for Back.
  useListener(window, 'pageshow', ({ persisted }: PageTransitionEvent) => {
    if (persisted && props.dismissible && !isSignedIn() && isDismissed(key())) setDismissed(true);
  });
  useLayoutEffect(() => {
    internals.states[dismissed ? 'add' : 'delete']('dismissed');
  }, [internals, dismissed]);

  function dismiss() {
    if (!isSignedIn()) for (const each of new Set([served.current, key()])) rememberDismissal(each);
    setDismissed(true);
    host.emit('sq-announcement-dismiss', { key: key() });
  }
  useMethods(host, {
    dismiss,
    show() {
      for (const each of [served.current, key()]) forgetDismissal(each);
      setDismissed(false);
    },
    play: () => setPlaying(true),
    pause: () => setPlaying(false),
  });

  return (
    <>
      <slot />
      <div part="controls">
        {takesTurns && (
          <button
            type="button"
            part="play-toggle"
            aria-label={t(playing ? 'pause' : 'play')}
            onClick={() => setPlaying(!playing)}
          >
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
        )}
        {props.dismissible && (
          <button type="button" part="close" aria-label={t('close')} onClick={dismiss}>
            <Icon name="close" />
          </button>
        )}
      </div>
    </>
  );
}
