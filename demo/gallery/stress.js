// The switch above the gallery: one attribute is all there is to it.
const gallery = document.querySelector('#stress');
document.querySelector('#design').addEventListener('change', ({ target }) => {
  gallery.setAttribute('design', target.value);
});
