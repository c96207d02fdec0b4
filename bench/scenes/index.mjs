import load from './load.mjs';
import gallery from './gallery.mjs';
import next from './next.mjs';
import lightbox from './lightbox.mjs';
import banner from './banner.mjs';
import form from './form.mjs';
import panels from './panels.mjs';
import interactions from './interactions.mjs';
import marquee from './marquee.mjs';
import page from './page.mjs';
import many from './many.mjs';
import bytes from './bytes.mjs';

/** In the order of the report. */
export const scenes = [load, gallery, next, lightbox, banner, form, panels, interactions, marquee, page, many, bytes];
