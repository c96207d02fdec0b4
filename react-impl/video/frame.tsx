import type { CSSProperties, Ref } from 'react';
import type { Embed, Mode } from './logic/embed.js';
import { playerAddress, type Provider } from './logic/providers.js';
import type { PlayState } from './use-play-state.js';
import { safeAddress, safeSource } from '../../shared/platform/html/safe-address.js';
import { trustedScriptUrl } from '../../shared/platform/html/trusted.js';

interface Props {
  box: Ref<HTMLIFrameElement & HTMLVideoElement & HTMLObjectElement>;
  embed: Embed;
  mode: Mode;
  provider: Provider;
  title: string;
  autoplay: boolean;
  onState(state: PlayState): void;
  /** A file that is not there, or that the browser cannot play. */
  onFailed(): void;
}

/** The video itself: the provider's frame, an object, or a video element. */
export function Frame({ box, embed, mode, provider, title, autoplay, onState, onFailed }: Props) {
  const { type, source, width, height } = embed;
  const shaped = width && height ? { '--shape': width / height } : undefined;
  const common = {
    ref: box,
    part: 'frame',
    'data-mode': mode,
    'data-shaped': shaped ? '' : undefined,
    style: shaped as CSSProperties | undefined,
    // Mode none: the size that the embed code states.
    ...(mode === 'none' && shaped ? { width, height } : {}),
  };
  if (type === 'video')
    return (
      // eslint-disable-next-line jsx-a11y-x/media-has-caption -- a file has no tracks to add; the author puts a video with tracks inside the tag
      <video
        {...common}
        src={safeSource(source)}
        title={title}
        controls
        autoPlay={autoplay}
        playsInline
        onPlay={() => onState('playing')}
        // The browser fires `pause` before `ended`.
        onPause={(event) => !event.currentTarget.ended && onState('paused')}
        onEnded={() => onState('ended')}
        onError={onFailed}
        // Of a camera's file the browser may know the sound alone.
        onLoadedMetadata={({ currentTarget }) => currentTarget.videoWidth === 0 && onFailed()}
      />
    );
  const trusted = type === 'object' ? trustedScriptUrl(safeAddress(source) ?? '') : undefined;
  // React makes a string of what it writes, which Trusted Types refuse. A page that refuses the policy as well has a frame.
  if (trusted)
    return (
      <object {...common} aria-label={title}>
        <embed ref={(embed) => void (embed && (embed.src = trusted))} width="100%" height="100%" />
      </object>
    );
  return (
    <iframe
      {...common}
      src={safeAddress(playerAddress(source, provider, autoplay))}
      title={title}
      allow={embed.allow}
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox={embed.sandbox}
    />
  );
}
