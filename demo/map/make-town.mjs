// node demo/map/make-town.mjs: draws the demo's town, which is on no other map. The same town every time.
import { writeFileSync } from 'node:fs';

const CENTRE = [-5.0663, 50.1526];
const METRE = [1 / 71_500, 1 / 111_200];
let seed = 20261120;
const random = () => (seed = (seed * 1664525 + 1013904223) % 4294967296) / 4294967296;
const at = (x, y) => [CENTRE[0] + x * METRE[0], CENTRE[1] + y * METRE[1]].map((value) => Math.round(value * 1e6) / 1e6);
const shore = (x) => -260 + 120 * Math.sin(x / 420) + 40 * Math.sin(x / 130);

const features = [];
const add = (kind, type, coordinates, more = {}) =>
  features.push({ type: 'Feature', properties: { kind, ...more }, geometry: { type, coordinates } });
const line = (from, to, steps, bend) =>
  Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps;
    return at(
      from[0] + (to[0] - from[0]) * t + bend * Math.sin(t * Math.PI),
      from[1] + (to[1] - from[1]) * t + bend * Math.sin(t * Math.PI * 2),
    );
  });

const coast = [];
for (let x = -2400; x <= 2400; x += 40) coast.push(at(x, shore(x)));
add('water', 'Polygon', [[...coast, at(2400, -2600), at(-2400, -2600), coast[0]]]);
add('park', 'Polygon', [[at(-900, 380), at(-420, 340), at(-360, 760), at(-780, 860), at(-900, 380)]]);
add('park', 'Polygon', [[at(520, 120), at(780, 90), at(830, 330), at(560, 360), at(520, 120)]]);
add('terrain', 'Polygon', [
  [at(-2400, 900), at(-600, 1050), at(900, 980), at(2400, 1200), at(2400, 2400), at(-2400, 2400), at(-2400, 900)],
]);
for (let row = -1; row < 9; row++)
  add('road', 'LineString', line([-1500, row * 130 - 60], [1500, row * 130 + 30], 30, 35 * (random() - 0.5)), {
    size: row === 1 || row === 5 ? 'major' : 'minor',
  });
for (let column = -9; column <= 9; column++)
  add(
    'road',
    'LineString',
    line([column * 150, shore(column * 150) + 25], [column * 150 + 60, 1100], 20, 40 * (random() - 0.5)),
    { size: column % 6 === 0 ? 'major' : 'minor' },
  );
add('rail', 'LineString', line([-2200, 640], [2200, 1180], 40, 90));
add('pier', 'LineString', [at(-20, shore(-20) + 10), at(-70, shore(-20) - 190)]);
for (let column = -9; column < 9; column++)
  for (let row = -1; row < 8; row++)
    for (let house = 0; house < 4; house++) {
      const x = column * 150 + 28 + (house % 2) * 62 + 20 * random();
      const y = row * 130 - 18 + Math.floor(house / 2) * 52 + 10 * random();
      if (y < shore(x) + 45 || random() < 0.18) continue;
      const [w, h] = [22 + 18 * random(), 16 + 14 * random()];
      add('building', 'Polygon', [[at(x, y), at(x + w, y + 3), at(x + w - 2, y + h), at(x - 2, y + h - 3), at(x, y)]]);
    }
writeFileSync(new URL('./town.json', import.meta.url), JSON.stringify({ type: 'FeatureCollection', features }));

const kind = (name) => ['==', ['get', 'kind'], name];
const width = (small, large) => ['interpolate', ['exponential', 1.6], ['zoom'], 12, small, 18, large];
const road = (id, size, colour, widths) => ({
  id,
  type: 'line',
  source: 'town',
  filter: ['all', kind('road'), ['==', ['get', 'size'], size]],
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: { 'line-color': colour, 'line-width': widths },
});
const fill = (id, name, colour) => ({
  id,
  type: 'fill',
  source: 'town',
  filter: kind(name),
  paint: { 'fill-color': colour },
});
const style = {
  version: 8,
  name: 'Tidewater',
  sources: { town: { type: 'geojson', data: './town.json', attribution: 'A town that is only drawn' } },
  layers: [
    { id: 'background', type: 'background', paint: { 'background-color': '#f3eee4' } },
    fill('terrain-hills', 'terrain', '#e2dcc8'),
    fill('park', 'park', '#cfe0b8'),
    road('road-minor', 'minor', '#ffffff', width(1, 14)),
    road('road-major', 'major', '#fbd98a', width(2, 22)),
    fill('building', 'building', '#e0d3c2'),
    fill('water', 'water', '#9cc9d9'),
    {
      id: 'rail',
      type: 'line',
      source: 'town',
      filter: kind('rail'),
      paint: { 'line-color': '#a89c90', 'line-width': 2, 'line-dasharray': [4, 2] },
    },
    {
      id: 'road-pier',
      type: 'line',
      source: 'town',
      filter: kind('pier'),
      paint: { 'line-color': '#ffffff', 'line-width': width(2, 12) },
    },
  ],
};
writeFileSync(new URL('./style.json', import.meta.url), `${JSON.stringify(style, null, 1)}\n`);
