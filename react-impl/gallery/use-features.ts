import { useFeature } from '../hooks/use-feature.js';

interface Wanted {
  readonly slideshow: boolean;
  readonly media: boolean;
  readonly page: boolean;
  readonly autoplay: boolean;
}

/** What not every gallery needs comes by itself, and only then. `complete`: all that is wanted is there. */
export function useFeatures({ slideshow, media, page, autoplay }: Wanted) {
  const Slideshow = useFeature(slideshow, () => import('./features/slideshow.js'));
  const Media = useFeature(media, () => import('./features/media.js'));
  const Page = useFeature(page, () => import('./features/page.js'));
  const Autoplay = useFeature(autoplay, () => import('./features/autoplay.js'));
  const complete = [Slideshow ?? !slideshow, Media ?? !media, Page ?? !page, Autoplay ?? !autoplay].every(Boolean);
  return { Slideshow, Media, Page, Autoplay, complete };
}
