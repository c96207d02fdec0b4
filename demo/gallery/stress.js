// The switch above the gallery: one attribute is all there is to it. Without script it stays off.
const gallery = document.querySelector('#stress');
const design = document.querySelector('#design');
design.addEventListener('change', () => gallery.setAttribute('design', design.value));
design.disabled = false;
