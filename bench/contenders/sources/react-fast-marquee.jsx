// https://www.react-fast-marquee.com: as many copies as fill the line, as the others have.
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import Marquee from 'react-fast-marquee';

const root = document.querySelector('#root');
const { text, speed } = root.dataset;

function App() {
  useEffect(() => {
    window.isReady = () => document.querySelectorAll('.rfm-marquee').length === 2;
  }, []);
  return (
    <Marquee autoFill speed={Number(speed)}>
      <span className="part">{text}</span>
    </Marquee>
  );
}

createRoot(root).render(<App />);
window.place = () => document.querySelector('.rfm-marquee').getBoundingClientRect().left;
