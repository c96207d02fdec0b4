import { WORKS } from './page-blocks.mjs';

/** Of a page's own blocks: they all work, or none of them has been touched. An expression for the page. */
export function everyBlock(state) {
  const works = Object.entries(WORKS).map(([tag, condition]) => `'${tag}': (block) => ${condition}`);
  return `(() => {
    const works = { ${works.join()} };
    const blocks = [...document.querySelectorAll(Object.keys(works).join())];
    return blocks.length > 0 && blocks.every((block) =>
      ${state === 'works' ? "block.matches(':state(ready)') && works[block.localName](block)" : '!block.shadowRoot'});
  })()`;
}
