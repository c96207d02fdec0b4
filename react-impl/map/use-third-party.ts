import { useMemo, useState } from 'react';
import { createOwnPermission } from '../../shared/services/consent/own-permission.js';
import { useStore } from '../hooks/use-store.js';
import type { EngineChoice } from './choose-engine.js';

export interface Permission {
  /** The company or host that the map contacts; `undefined`: only the site itself. */
  readonly thirdParty: string | undefined;
  /** Whether the map may be loaded: it contacts no third party, or the visitor has allowed it. */
  readonly allowed: boolean;
  /** Allows third parties for this map, until the visitor declines them all. */
  allow(): void;
  /** Whether a host may be contacted. The first one asked for becomes the `thirdParty` of a style of the site. */
  mayContact(host: string): boolean;
}

/** The third party of a map, and the visitor's permission: for the whole site, or for this map by its own button. */
export function useThirdParty(choice: EngineChoice): Permission {
  const permission = useMemo(() => createOwnPermission('media'), []);
  const isAllowed = useStore(permission);
  // A style of the site's own may name other hosts: known only once it is read, from then on they need permission.
  const [found, setFound] = useState<{ id: string; host: string }>();
  const thirdParty = choice.thirdParty ?? (found?.id === choice.id ? found.host : undefined);
  return {
    thirdParty,
    allowed: thirdParty === undefined || isAllowed,
    allow: permission.allow,
    mayContact(host) {
      const { id } = choice;
      setFound((known) => (known?.id === id ? known : { id, host }));
      return isAllowed;
    },
  };
}
