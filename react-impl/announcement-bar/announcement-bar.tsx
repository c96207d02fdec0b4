import { useLayoutEffect, useRef, useState } from 'react';
import type { announcementBar } from '../../elements/sq-announcement-bar/declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { announcementBarMessages } from '../../shared/platform/i18n/en/announcement-bar.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import { isSignedIn } from '../../shared/site/roles/user-kind.js';
import { useListener } from '../hooks/use-listener.js';
import { useMethods } from '../hooks/use-methods.js';
import { Icon } from '../parts/icon.js';
import { forgetDismissal, isDismissed, keyOf, rememberDismissal } from './dismissed.js';
import { useTurns } from './use-turns.js';

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
