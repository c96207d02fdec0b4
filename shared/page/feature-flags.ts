import { pageContext } from './read-page.js';

/** A toggle is on only when its variant equals the text "true" (storefront §5). Default: off. */
export function isFeatureOn(name: string): boolean {
  const flags = pageContext().raw['featureFlags'] as Record<string, unknown> | null | undefined;
  const flag = flags?.[name];
  const variant = typeof flag === 'object' && flag !== null ? (flag as { variant?: unknown }).variant : flag;
  return variant === 'true';
}
