import { useMemo } from 'react';
import { createOwnPermission } from '../../shared/services/consent/own-permission.js';
import { acceptFor } from '../../shared/services/consent/permissions.js';
import type { Purpose } from '../../shared/services/consent/purposes.js';
import { useStore } from '../hooks/use-store.js';

export interface Permission {
  readonly allowed: boolean;
  readonly purpose: Purpose;
  /** For this block alone, until third parties are declined. */
  allowOnce(): void;
  /** For the purpose on the whole site. */
  allowAlways(): void;
}

/** Whether a block may contact a third party for `purpose`. */
export function useOwnPermission(purpose: Purpose): Permission {
  const permission = useMemo(() => createOwnPermission(purpose), [purpose]);
  return {
    allowed: useStore(permission),
    purpose,
    allowOnce: permission.allow,
    allowAlways: () => acceptFor(purpose),
  };
}
