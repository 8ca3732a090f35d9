import type { MapView } from '../use-map-view.ts';

type Coordinate = { lat: number; lng: number };
type Size = { width: number; height: number };

// The width in pixels of Google's square world at zoom 0.
const tile = 256;

const worldOf = ({ lat, lng }: Coordinate): { x: number; y: number } => {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: tile * (lng / 360 + 0.5), y: tile * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) };
};

const toCoordinate = ({ x, y }: { x: number; y: number }): Coordinate => ({
  lng: (x / tile - 0.5) * 360,
  lat: (Math.atan(Math.sinh((0.5 - y / tile) * 2 * Math.PI)) * 180) / Math.PI,
});

/** The visible box around a centre, and the pixel position of a coordinate on the map. */
export const viewAround = (middle: Coordinate, zoom: number, { width, height }: Size): MapView => {
  const scale = 2 ** zoom;
  const { x, y } = worldOf(middle);
  const northWest = toCoordinate({ x: x - width / 2 / scale, y: y - height / 2 / scale });
  const southEast = toCoordinate({ x: x + width / 2 / scale, y: y + height / 2 / scale });
  return {
    zoom,
    box: [northWest.lng, southEast.lat, southEast.lng, northWest.lat],
    at: (lng, lat) => {
      const there = worldOf({ lat, lng });
      return { x: (there.x - x) * scale + width / 2, y: (there.y - y) * scale + height / 2 };
    },
  };
};

/** The centre of some positions and the greatest integer zoom that fits them all, with `padding` around. */
export const fitCamera = (
  positions: readonly Coordinate[],
  size: Size,
  padding: number,
  most: number,
): { center: Coordinate; zoom: number } => {
  const [xs, ys] = [positions.map((position) => worldOf(position).x), positions.map((position) => worldOf(position).y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fits = Math.min((size.width - 2 * padding) / (east - west), (size.height - 2 * padding) / (south - north));
  return { center: toCoordinate({ x: (west + east) / 2, y: (north + south) / 2 }), zoom: Math.min(most, Math.floor(Math.log2(fits))) };
};
