/** A picture as a `data:` address, so that tests need no network. */
export const picture = (colour = 'teal', width = 300, height = 200): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`)}`;

/** Slides as an author writes them: linked images with their size. */
export const slides = (count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const source = picture(`hsl(${index * 40} 60% 45%)`);
    return `<a href="${source}" data-slide-id="s${index}"><img src="${source}" alt="Slide ${index + 1}" width="300" height="200"></a>`;
  }).join('');
