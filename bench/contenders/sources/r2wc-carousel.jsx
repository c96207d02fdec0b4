// The plain way to a React gallery element: r2wc around a component that renders a slot between two buttons.
import r2wc from '@r2wc/react-to-web-component';
import { useEffect, useRef, useState } from 'react';

function Carousel({ container }) {
  const row = useRef(null);
  const [index, setIndex] = useState(0);
  const go = (by) => {
    row.current.scrollBy({ left: by * row.current.clientWidth, behavior: 'smooth' });
    setIndex(index + by);
  };
  useEffect(() => {
    window.isReady = () => true;
    window.position = () => Math.round(row.current.scrollLeft / row.current.clientWidth);
  }, [container]);
  return (
    <>
      <div
        ref={row}
        part="viewport"
        style={{ display: 'flex', overflow: 'auto hidden', scrollSnapType: 'x mandatory' }}
      >
        <slot />
      </div>
      <button onClick={() => go(-1)}>Previous</button>
      <button part="control-next" onClick={() => go(1)}>
        Next
      </button>
      <span role="status">{index + 1}</span>
    </>
  );
}

customElements.define('r2wc-carousel', r2wc(Carousel, { shadow: 'open' }));
