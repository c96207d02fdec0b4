import type { BannerSettings } from '../../../shared/services/consent/banner-settings.js';
import type { consentMessages } from '../../../shared/platform/i18n/en/consent.js';
import { Notice } from '../notice.js';

/** Reloads the page; replaced by tests. */
export const page = { reload: () => location.reload() };

interface Props {
  settings: BannerSettings;
  takesFocus: boolean;
  t(key: keyof typeof consentMessages): string;
  onLater(): void;
}

/** Offers to reload the page: after a visitor has declined, scripts that already run continue until then. */
export default function ReloadOffer({ settings, takesFocus, t, onLater }: Props) {
  return (
    <Notice settings={settings} label={t('notice')} takesFocus={takesFocus}>
      <div part="text">
        <p>{t('stale')}</p>
      </div>
      <div part="actions">
        <button type="button" part="reload" onClick={() => page.reload()}>
          {t('reload')}
        </button>
        <button type="button" part="later" onClick={onLater}>
          {t('later')}
        </button>
      </div>
    </Notice>
  );
}
