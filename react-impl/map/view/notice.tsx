import type { MapState } from '../use-map.js';
import type { Permission } from '../use-third-party.js';
import type { Translate } from './controls.js';

interface Props {
  state: MapState;
  permission: Permission;
  t: Translate;
  onAllow(): void;
  onTryAgain(): void;
}

/** Shown in place of the map: the question for permission, the loading text, or the failure. */
export function Notice({ state, permission, t, onAllow, onTryAgain }: Props) {
  const button = (label: string, onClick: () => void) => (
    <button type="button" part="show" onClick={onClick}>
      {label}
    </button>
  );
  return (
    <div part="notice" role="status">
      {!permission.allowed && (
        <>
          <p>{t('contacts', { provider: permission.thirdParty ?? '' })}</p>
          {button(t('show'), onAllow)}
        </>
      )}
      {state === 'loading' && <p>{t('loading')}</p>}
      {state === 'failed' && (
        <>
          <p>{t('failed')}</p>
          {button(t('again'), onTryAgain)}
        </>
      )}
    </div>
  );
}
