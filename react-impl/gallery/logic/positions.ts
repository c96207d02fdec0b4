/** Groups of a carousel (widgets §4 "Carousel"). How many slides share the view is the page-side sheet's to say. */
export const groupCount = (slides: number, perView: number): number => Math.ceil(slides / perView);
export const groupOf = (index: number, perView: number): number => Math.floor(index / perView);
