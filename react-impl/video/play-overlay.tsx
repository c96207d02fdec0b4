import type { Ref } from 'react';
import type { videoMessages } from '../../shared/platform/i18n/en/video.js';
import { Icon } from '../parts/icon.js';

interface Props {
  /** `''`: the video has no title. */
  title: string;
  inactive: boolean;
  /** The site that will be contacted, where the visitor has not allowed it yet. */
  provider: string | undefined;
  button: Ref<HTMLButtonElement>;
  t(key: keyof typeof videoMessages, parameters?: Record<string, string>): string;
  onPlay(): void;
  onAlwaysAllow(): void;
}

/** The play button, and the name of the provider with a button that allows third parties for good. */
export function PlayOverlay({ title, inactive, provider, button, t, onPlay, onAlwaysAllow }: Props) {
  return (
    <div className="over">
      <button
        type="button"
        part="play-toggle"
        ref={button}
        aria-disabled={inactive}
        aria-label={title ? t('play', { title }) : t('playUntitled')}
        aria-describedby={provider ? 'who' : undefined}
        onClick={onPlay}
      >
        <Icon name="play" />
      </button>
      {provider && (
        <div className="who">
          <span part="provider" id="who">
            {t('from', { provider })}
          </span>
          <button type="button" part="always" onClick={onAlwaysAllow}>
            {t('always')}
          </button>
        </div>
      )}
    </div>
  );
}
