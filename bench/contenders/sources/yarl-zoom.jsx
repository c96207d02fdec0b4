// https://yet-another-react-lightbox.com/plugins/zoom: as yarl.jsx, with zoom.
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';

const links = [...document.querySelectorAll('#thumbnails a')];
const slides = links.map((link) => ({
  src: link.href,
  alt: link.querySelector('img').alt,
  width: Number(link.dataset.width),
  height: Number(link.dataset.height),
}));

function App() {
  const [index, setIndex] = useState(-1);
  useEffect(() => {
    document.querySelector('#thumbnails').addEventListener('click', (event) => {
      event.preventDefault();
      setIndex(links.indexOf(event.target.closest('a')));
    });
    window.isReady = () => true;
  }, []);
  return <Lightbox open={index >= 0} index={index} close={() => setIndex(-1)} slides={slides} plugins={[Zoom]} />;
}

createRoot(document.querySelector('#app')).render(<App />);
