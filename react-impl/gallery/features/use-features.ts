import { useFeature } from '../../hooks/use-feature.js';

interface Wanted {
  readonly slideshow: boolean;
  readonly media: boolean;
  readonly page: boolean;
  readonly roles: boolean;
  readonly autoplay: boolean;
  readonly clicks: boolean;
  /** Somebody is there: what answers to visitors is fetched, and nothing waits for it. */
  readonly alive: boolean;
}

/** What not every gallery needs comes by itself, and only then. `complete`: all that is wanted is there. */
export function useFeatures({ slideshow, media, page, roles, autoplay, clicks, alive }: Wanted) {
  const Slideshow = useFeature(slideshow, () => import('./slideshow.js'));
  const Media = useFeature(media, () => import('./media.js'));
  const Page = useFeature(page, () => import('./page.js'));
  const Roles = useFeature(roles, () => import('./slide-roles.js'));
  const Autoplay = useFeature(autoplay, () => import('./autoplay.js'));
  const Clicks = useFeature(clicks || alive, () => import('./clicks.js'));
  const complete =
    !(slideshow && !Slideshow) &&
    !(media && !Media) &&
    !(page && !Page) &&
    !(roles && !Roles) &&
    !(autoplay && !Autoplay) &&
    !(clicks && !Clicks);
  return { Slideshow, Media, Page, Roles, Autoplay, Clicks, complete };
}
