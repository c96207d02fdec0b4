// In the page of a preview, before the blocks start: the attributes that the address names, so that what a block reads
// once is right as well. Warnings of the blocks are sent to the page around it.
const { tag, attributes } = document.currentScript.dataset;
const block = document.querySelector(tag);
const query = new URLSearchParams(location.search);
for (const name of attributes.split(' ')) if (query.has(name)) block.setAttribute(name, query.get(name));
for (const name of query.get('without')?.split(' ') ?? [])
  if (attributes.split(' ').includes(name)) block.removeAttribute(name);

const warn = console.warn;
console.warn = (...all) => {
  warn(...all);
  parent.postMessage({ warning: String(all[0]) }, location.origin);
};
