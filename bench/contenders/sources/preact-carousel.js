// The least that a gallery with a view library is: Preact renders a slot, two buttons and the position.
import { h, render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

function Carousel() {
  const row = useRef(null);
  const [index, setIndex] = useState(0);
  const go = (by) => {
    row.current.scrollBy({ left: by * row.current.clientWidth, behavior: 'smooth' });
    setIndex(index + by);
  };
  useEffect(() => {
    window.isReady = () => true;
    window.position = () => Math.round(row.current.scrollLeft / row.current.clientWidth);
  }, []);
  const style = 'display:flex;overflow:auto hidden;scroll-snap-type:x mandatory';
  return [
    h('div', { ref: row, part: 'viewport', style }, h('slot')),
    h('button', { onClick: () => go(-1) }, 'Previous'),
    h('button', { part: 'control-next', onClick: () => go(1) }, 'Next'),
    h('span', { role: 'status' }, index + 1),
  ];
}

customElements.define(
  'preact-carousel',
  class extends HTMLElement {
    constructor() {
      super();
      this.attachShadow({ mode: 'open' });
    }
    connectedCallback() {
      render(h(Carousel), this.shadowRoot);
    }
  },
);
