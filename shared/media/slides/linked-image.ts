import { isOfSite } from '../../platform/page/own-origin.js';

const ENDING = /\.(avif|gif|jpe?g|png|svg|webp)$/i;
/** Programs, such as `.php`, are not among them: they may send an image. */
const OTHER_FILE = /\.(x?html?|pdf|docx?|xlsx?|pptx?|odt|txt|csv|json|xml|zip|m4v|mov|mp[34]|og[gv]|wav|webm)$/i;
const VIDEO_SITE = /(^|\.)(youtube(-nocookie)?\.com|youtu\.be|vimeo\.com|dailymotion\.com|loom\.com|twitch\.tv)$/;

/** Words in the addresses of links that do something when they are asked for. */
const ACTION =
  /(^|[^a-z])(action|add|admin|basket|cart|checkout|confirm|del|delete|log-?(in|off|out)|nonce|remove|sign-?(in|off|out|up)|(un)?subscribe|trash|vote|wishlist)(?![a-z])/i;

/** Addresses by which services make images. */
const SERVICE_HOST =
  /(^|\.)(imgix\.net|imagekit\.io|imagedelivery\.net|images\.(unsplash|pexels)\.com|picsum\.photos|googleusercontent\.com)$/;
const SERVICE_PATH =
  /\/(_next\/image|_vercel\/image|\.netlify\/images|cdn-cgi\/image|_ipx|image\/(upload|fetch))(\/|$)/;
const SERVICE_QUERY = /[?&](auto=(compress|format)|(fm|format)=(auto|avif|gif|jpe?g|pjpg|png|webp))/;

/** What makes another size of the same image: numbers and words in the path, and parameters. */
const SIZE_WORD = /\d+|(?<![a-z])(full|large|medium|original|small|thumb|thumbnail)(?![a-z])/gi;
const SIZE_NAME = /^(auto|crop|dpr|fit|fm|format|h|height|q|quality|resize|s|size|w|width)$/;

/** Whether the address itself says that it is an image. */
export const isImageFile = ({ protocol, pathname }: HTMLAnchorElement): boolean =>
  protocol === 'data:' ? pathname.startsWith('image/') : ENDING.test(pathname);

/** Whether the link leads to the image of its thumbnail, in another size. */
function isSameImage(link: HTMLAnchorElement, thumbnail: HTMLImageElement | null): boolean {
  const shown = thumbnail?.currentSrc || thumbnail?.src;
  if (!shown || !URL.canParse(shown)) return false;
  const [own, other] = [new URL(shown), new URL(link.href)];
  const withoutSize = ({ origin, pathname }: URL) => origin + pathname.replace(SIZE_WORD, '0');
  return (
    withoutSize(own) === withoutSize(other) &&
    [...other.searchParams].every(([name, value]) => SIZE_NAME.test(name) || own.searchParams.get(name) === value)
  );
}

/** A link to something that is no image; `unknown` may be anything, and must not be requested to find out. */
export type LinkKind = 'image' | 'other' | 'unknown';

/** What a link in a lightbox leads to, as far as its address, its attributes and the thumbnail inside say. */
export function kindOf(link: HTMLAnchorElement, thumbnail: HTMLImageElement | null): LinkKind {
  const { protocol, pathname, hostname, search, href, type, target, relList } = link;
  const isElsewhere = target === '_blank' && !isOfSite(link.href);
  if (isImageFile(link)) return 'image';
  if (
    !/^(https?|blob):$/.test(protocol) ||
    OTHER_FILE.test(pathname) ||
    VIDEO_SITE.test(hostname) ||
    /^(?!image)./.test(type) ||
    // With a <base>, "#id" is an address of another page.
    link.getAttribute('href')!.startsWith('#') ||
    href.split('#', 1)[0] === location.href.split('#', 1)[0] ||
    ACTION.test(pathname + search)
  )
    return 'other';
  const values = [...new URL(href).searchParams.values()];
  if (
    protocol === 'blob:' ||
    type !== '' ||
    link.matches('[data-sq-lightbox]') ||
    SERVICE_HOST.test(hostname) ||
    SERVICE_PATH.test(pathname) ||
    SERVICE_QUERY.test(search) ||
    values.some((value) => ENDING.test(value)) ||
    isSameImage(link, thumbnail)
  )
    return 'image';
  return relList.contains('nofollow') || link.hasAttribute('download') || isElsewhere ? 'other' : 'unknown';
}

/** Whether the viewer has nothing to show of an item: it is a link to something else, in words. */
export function isOnlyLink(item: Element): boolean {
  const link = item.matches('a') ? item : item.querySelector('a[href]');
  return (
    link instanceof HTMLAnchorElement &&
    !item.querySelector('img, video, sq-video, [data-html]') &&
    kindOf(link, null) === 'other'
  );
}
