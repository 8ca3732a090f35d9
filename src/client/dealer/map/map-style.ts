import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapColours } from './map-colours.ts';
import type { MapData } from './map-data.ts';

const names = ['land', 'lakes', 'urban', 'rivers', 'borders', 'regions', 'towns'] as const;

// Smaller towns (inhabitants in thousands) are labelled at higher zooms.
const townLayer = (
  id: string,
  thousands: readonly [number, number],
  minzoom: number,
  size: number,
  { ink, land, font }: MapColours,
): LayerSpecification => ({
  id,
  type: 'symbol',
  source: 'towns',
  minzoom,
  filter: ['all', ['>=', ['get', 'thousands'], thousands[0]], ['<', ['get', 'thousands'], thousands[1]]],
  layout: {
    'text-field': ['get', 'name'],
    'text-font': [font],
    'text-size': size,
    'text-padding': 12,
    'text-max-width': 8,
    'symbol-sort-key': ['get', 'rank'],
  },
  paint: { 'text-color': ink, 'text-halo-color': land, 'text-halo-width': 1.5 },
});

/** The style of our own map: the shop's colours, no images, no requests. */
export const mapStyle = ({ layers }: MapData, colours: MapColours): StyleSpecification => {
  const { land, block, water, line, road } = colours;
  return {
    version: 8,
    sources: Object.fromEntries(names.map((name) => [name, { type: 'geojson', data: layers[name], tolerance: 0.3 }])),
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': water } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land } },
      // Simplified geometry: it fades out before that shows.
      {
        id: 'urban',
        type: 'fill',
        source: 'urban',
        paint: { 'fill-color': block, 'fill-opacity': ['interpolate', ['linear'], ['zoom'], 9, 1, 11, 0] },
      },
      { id: 'lakes', type: 'fill', source: 'lakes', paint: { 'fill-color': water } },
      {
        id: 'rivers',
        type: 'line',
        source: 'rivers',
        layout: { 'line-join': 'round', 'line-cap': 'round' },
        paint: { 'line-color': water, 'line-width': ['interpolate', ['linear'], ['zoom'], 6, 1, 10, 3, 14, 10] },
      },
      { id: 'regions', type: 'line', source: 'regions', paint: { 'line-color': road, 'line-width': 1.5 } },
      { id: 'borders', type: 'line', source: 'borders', paint: { 'line-color': line, 'line-width': 1, 'line-dasharray': [4, 3] } },
      townLayer('villages', [0, 5], 11, 12, colours),
      townLayer('small-towns', [5, 25], 9, 13, colours),
      townLayer('towns', [25, 150], 7, 14, colours),
      townLayer('cities', [150, 100_000], 5, 15, colours),
    ],
  };
};
