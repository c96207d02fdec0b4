// What any element with a slot pays, whatever its code: its children are laid out anew in its shadow tree.
customElements.define(
  'vanilla-carousel',
  class extends HTMLElement {
    constructor() {
      super();
      this.attachShadow({ mode: 'open' }).innerHTML =
        '<button part="control-next">Next</button>' +
        '<div part="viewport" style="display:flex;overflow:auto hidden;scroll-snap-type:x mandatory"><slot></slot></div>';
      const row = this.shadowRoot.querySelector('div');
      this.shadowRoot.querySelector('button').onclick = () =>
        row.scrollBy({ left: row.clientWidth, behavior: 'smooth' });
      window.isReady = () => true;
      window.position = () => Math.round(row.scrollLeft / row.clientWidth);
    }
  },
);
