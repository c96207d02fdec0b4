const IMAGE_FILE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;
/** Programs, such as `.php`, are not among them: they may send an image. */
const OTHER_FILE = /\.(x?html?|pdf|docx?|xlsx?|pptx?|odt|txt|csv|json|xml|zip|m4v|mov|mp[34]|og[gv]|wav|webm)$/i;
const VIDEO_SITE = /(^|\.)(youtube(-nocookie)?\.com|youtu\.be|vimeo\.com|dailymotion\.com|loom\.com|twitch\.tv)$/;

/** Whether the address itself says that it is an image. */
export const isImageFile = ({ protocol, pathname }: HTMLAnchorElement): boolean =>
  protocol === 'data:' ? pathname.startsWith('image/') : IMAGE_FILE.test(pathname);

/**
 * Whether a link in a lightbox leads to something that is no image. The addresses of images need no ending; only a known
 * other one, a type, a place on a page or a site for videos says that it is something else.
 */
export function isNoImage(link: HTMLAnchorElement): boolean {
  const { protocol, pathname, hostname, href, type } = link;
  if (isImageFile(link)) return false;
  const here = location.href.split('#', 1)[0];
  return (
    !/^(https?|blob):$/.test(protocol) ||
    OTHER_FILE.test(pathname) ||
    VIDEO_SITE.test(hostname) ||
    /^(?!image)./.test(type) ||
    // With a <base>, "#id" is an address of another page.
    link.getAttribute('href')!.startsWith('#') ||
    href.split('#', 1)[0] === here
  );
}

/** Whether the viewer has nothing to show of an item: it is a link to something else, in words. */
export function isOnlyLink(item: Element): boolean {
  const link = item.matches('a') ? item : item.querySelector('a[href]');
  return (
    link instanceof HTMLAnchorElement && !item.querySelector('img, video, sq-video, [data-html]') && isNoImage(link)
  );
}
