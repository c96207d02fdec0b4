import type { MapStyle } from './map-style.js';

/** The parts of a MapLibre style that are read; all others are passed on unchanged. */
export interface StyleLayer {
  readonly id: string;
  readonly type: string;
  readonly source?: string;
  readonly layout?: Readonly<Record<string, unknown>>;
  readonly paint?: Readonly<Record<string, unknown>>;
  readonly [key: string]: unknown;
}
export interface StyleSheet {
  readonly layers: readonly StyleLayer[];
  readonly sources: Readonly<Record<string, { readonly type?: string }>>;
  readonly [key: string]: unknown;
}

type Role = 'background' | 'water' | 'park' | 'building' | 'road' | 'label';
const PALETTES: Partial<Record<MapStyle, Readonly<Record<Role, string>>>> = {
  MinimalLight: {
    background: '#f7f7f5',
    water: '#dfe5e8',
    park: '#eef1ea',
    building: '#ececea',
    road: '#ffffff',
    label: '#6b6a68',
  },
  MinimalDark: {
    background: '#1d1f21',
    water: '#101214',
    park: '#222624',
    building: '#26282b',
    road: '#35383c',
    label: '#a7aaad',
  },
  MinimalBlue: {
    background: '#e8f0fb',
    water: '#a9c8f0',
    park: '#dce9f2',
    building: '#d9e5f5',
    road: '#ffffff',
    label: '#34517a',
  },
};

function roleOf({ id, type }: StyleLayer): Role {
  if (type === 'background') return 'background';
  if (type === 'symbol') return 'label';
  if (/water|river|sea|ocean|lake|harbou?r/i.test(id)) return 'water';
  if (/park|green|wood|grass|forest|land(use|cover)|beach/i.test(id)) return 'park';
  if (/build/i.test(id)) return 'building';
  return type === 'line' ? 'road' : 'background';
}

/** The main colour property of each layer type; the library draws black where a style omits it. */
const MAIN_COLOUR: Readonly<Record<string, string>> = {
  background: 'background-color',
  fill: 'fill-color',
  line: 'line-color',
  circle: 'circle-color',
  'fill-extrusion': 'fill-extrusion-color',
  symbol: 'text-color',
};

const isColour = (name: string) => name.endsWith('-color');

function repaint(layer: StyleLayer, palette: Readonly<Record<Role, string>>): StyleLayer {
  const role = roleOf(layer);
  const colour = (name: string) => (name === 'text-halo-color' ? palette.background : palette[role]);
  const main = MAIN_COLOUR[layer.type];
  const given = { ...(main && { [main]: '' }), ...layer.paint };
  const paint = Object.entries(given).map(([name, value]) => [name, isColour(name) ? colour(name) : value] as const);
  return { ...layer, paint: Object.fromEntries(paint.filter(([name]) => !name.endsWith('-pattern'))) };
}

interface Options {
  style: MapStyle;
  showLabels: boolean;
  showTerrain: boolean;
}

/**
 * One style sheet in the six styles of the specification: colours by the role of a layer, with or without labels and
 * terrain. Satellite shows the raster layers, if there are any. Grayscale is a CSS filter in the block's own sheet.
 */
export function restyle(sheet: StyleSheet, { style, showLabels, showTerrain }: Options): StyleSheet {
  const hasPictures = hasImagery(sheet);
  // Raster layers are for Satellite only, unless the sheet has no others: raster tiles are then the map of every style.
  const hasDrawing = sheet.layers.some(({ type }) => !['raster', 'background', 'symbol', 'hillshade'].includes(type));
  const isShown = (layer: StyleLayer) => {
    if (style === 'Satellite' && hasPictures) return isRaster(layer) || layer.type === 'symbol';
    return !isRaster(layer) || !hasDrawing;
  };
  const palette = PALETTES[style];
  const layers = sheet.layers
    .filter((layer) => showLabels || layer.type !== 'symbol')
    .filter((layer) => showTerrain || (!/^terrain/i.test(layer.id) && layer.type !== 'hillshade'))
    .filter(isShown)
    .map((layer) => (style === 'Satellite' && isRaster(layer) ? visible(layer) : layer))
    .map((layer) => (palette ? repaint(layer, palette) : layer));
  return { ...sheet, layers };
}

/** A sheet may contain a raster layer that is hidden by default. */
const visible = (layer: StyleLayer): StyleLayer => ({ ...layer, layout: { ...layer.layout, visibility: 'visible' } });

const isRaster = ({ type }: StyleLayer) => type === 'raster';
export const hasImagery = ({ layers }: StyleSheet): boolean => layers.some(isRaster);
