import { useFeature } from '../../hooks/use-feature.js';
import type { NeededFeatures } from '../logic/needed-features.js';

/**
 * Loads the code that not every gallery needs. Clicks are loaded at the first interaction in any case, and `complete`
 * does not wait for that. `complete`: all code that this gallery needs is there.
 */
export function useFeatures(
  { slideshow, media, page, roles, autoplay, clicks }: NeededFeatures,
  hasInteracted: boolean,
) {
  const Slideshow = useFeature(slideshow, () => import('./slideshow.js'));
  const Media = useFeature(media, () => import('./media.js'));
  const Page = useFeature(page, () => import('./page.js'));
  const Roles = useFeature(roles, () => import('./slide-roles.js'));
  const Autoplay = useFeature(autoplay, () => import('./autoplay.js'));
  const Clicks = useFeature(clicks || hasInteracted, () => import('./clicks.js'));
  const complete =
    !(slideshow && !Slideshow) &&
    !(media && !Media) &&
    !(page && !Page) &&
    !(roles && !Roles) &&
    !(autoplay && !Autoplay) &&
    !(clicks && !Clicks);
  return { Slideshow, Media, Page, Roles, Autoplay, Clicks, complete };
}
