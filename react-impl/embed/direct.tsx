import { safeLink } from '../../shared/platform/html/safe-address.js';

/**
 * The author's link below a frame or widget, under its own words. A page that refuses to be framed, or is not there, loads for the
 * page around it as any other does: nothing tells of it, and so the link stays.
 */
export function Direct({ link, name }: { readonly link: HTMLAnchorElement | null; readonly name: string }) {
  const address = safeLink(link?.href);
  if (!link || address === undefined) return null;
  return (
    <p className="direct">
      <a href={address}>{link.textContent?.trim() || link.querySelector('img')?.alt || name}</a>
    </p>
  );
}
