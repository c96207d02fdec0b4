import { useLayoutEffect, useState } from 'react';
import { consent } from '../../shared/services/consent/consent.js';
import { allowsThirdParties } from '../../shared/services/consent/permissions.js';
import { useStore } from '../hooks/use-store.js';

/** Whether third parties may be contacted for this map: for all of the site, or for this one map by its own button. */
export function useAllowed(): { allowed: boolean; allow(): void } {
  const [once, setOnce] = useState(false);
  useStore(consent());
  useLayoutEffect(
    () =>
      consent().subscribe(() => {
        if (consent().get() === 'declined') setOnce(false);
      }),
    [],
  );
  return { allowed: once || allowsThirdParties(), allow: () => setOnce(true) };
}
