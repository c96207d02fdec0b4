import gallery from './gallery.mjs';
import next from './next.mjs';
import lightbox from './lightbox.mjs';
import banner from './banner.mjs';
import form from './form.mjs';
import marquee from './marquee.mjs';

/** In the order of the report. */
export const scenes = [gallery, next, lightbox, banner, form, marquee];
