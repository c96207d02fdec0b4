// A cart's link with the count and the subtotal of its attributes; a click beside the link follows it. No library.
customElements.define(
  'vanilla-badge',
  class extends HTMLElement {
    static observedAttributes = ['count', 'subtotal'];
    constructor() {
      super();
      this.attachShadow({ mode: 'open' }).innerHTML =
        '<slot></slot> <span part="count"></span> <span part="subtotal"></span>';
      this.addEventListener('click', ({ target }) => {
        if (target === this) this.querySelector('a').click();
      });
    }
    attributeChangedCallback(name, _old, value) {
      this.shadowRoot.querySelector(`[part=${name}]`).textContent = value;
    }
  },
);
