// The same badge by https://lit.dev/docs/getting-started/
import { LitElement, html } from 'lit';

customElements.define(
  'lit-badge',
  class extends LitElement {
    static properties = { count: { type: Number }, subtotal: {} };
    constructor() {
      super();
      this.addEventListener('click', ({ target }) => {
        if (target === this) this.querySelector('a').click();
      });
    }
    render() {
      return html`<slot></slot> <span part="count">${this.count}</span> <span part="subtotal">${this.subtotal}</span>`;
    }
  },
);
