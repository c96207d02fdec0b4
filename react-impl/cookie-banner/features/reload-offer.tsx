import type { BannerSettings } from '../../../shared/services/consent/banner-settings.js';
import type { consentMessages } from '../../../shared/platform/i18n/en/consent.js';
import { Notice } from '../notice.js';

/** Loads the page again; a test puts its own in. */
export const page = { reload: () => location.reload() };

interface Props {
  settings: BannerSettings;
  takesFocus: boolean;
  say(key: keyof typeof consentMessages): string;
  onLater(): void;
}

/** After a no: scripts that have run go on until the page is loaded again, when the visitor likes. */
export default function ReloadOffer({ settings, takesFocus, say, onLater }: Props) {
  return (
    <Notice settings={settings} label={say('notice')} takesFocus={takesFocus}>
      <div part="text">
        <p>{say('stale')}</p>
      </div>
      <div part="actions">
        <button type="button" part="reload" onClick={() => page.reload()}>
          {say('reload')}
        </button>
        <button type="button" part="later" onClick={onLater}>
          {say('later')}
        </button>
      </div>
    </Notice>
  );
}
