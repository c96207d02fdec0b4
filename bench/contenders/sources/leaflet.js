// https://leafletjs.com/examples/quick-start/ without tiles, which would be the network's time and not its own.
import { Icon, map, marker } from 'leaflet';
import 'leaflet/dist/leaflet.css';

Icon.Default.imagePath = '/peers/leaflet/dist/images/';
const place = [50.1526, -5.0663];
const drawn = map('map').setView(place, 13);
marker(place).addTo(drawn);
window.isReady = () => drawn.getContainer().querySelector('.leaflet-marker-icon') !== null;
