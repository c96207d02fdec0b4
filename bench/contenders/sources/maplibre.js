// https://maplibre.org/maplibre-gl-js/docs/: the map that ours draws too, by the library alone.
import { Map, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';

// The library ships it as a file of its own, and a bundle has to say where it lies.
setWorkerUrl('/peers/maplibre-gl/dist/maplibre-gl-worker.mjs');
const style = await (await fetch('/demo/map/style.json')).json();
style.sources.town.data = '/demo/map/town.json';
const center = [-5.0663, 50.1526];
const map = new Map({ container: 'map', style, center, zoom: 15 });
map.addControl(new NavigationControl());
new Marker().setLngLat(center).addTo(map);
window.isReady = () => map.loaded();
