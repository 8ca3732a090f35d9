import { readFile, writeFile } from 'node:fs/promises';
import { type CountryCode, countries } from '../../src/shared/country/countries.ts';
import { type Box, clipLine, clipRing, type Position } from './clip.ts';
import { simplifyLine } from './simplify-line.ts';

// Usage: node scripts/map/build-maps.ts <folder with the unpacked GeoJSON files of Natural Earth that are named below> [country …]
// Writes public/map/<country>.json: outlines around the country's towns, and the towns.
const [folder, ...only] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say where the files of Natural Earth lie.');

type Geometry =
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'MultiLineString' | 'Polygon'; coordinates: Position[][] }
  | { type: 'MultiPolygon'; coordinates: Position[][][] };
type Features = { features: { geometry: Geometry | null }[] };
type Town = readonly [string | string[], string, number, number, number];

const read = async (name: string): Promise<Geometry[]> => {
  const { features }: Features = JSON.parse(await readFile(`${folder}/ne_${name}.json`, 'utf8'));
  return features.flatMap(({ geometry }) => geometry ?? []);
};
const readAll = async (names: readonly string[]): Promise<Geometry[]> => (await Promise.all(names.map(read))).flat();

const areas = (geometry: Geometry): Position[][][] => {
  if (geometry.type === 'MultiPolygon') return geometry.coordinates;
  return geometry.type === 'Polygon' ? [geometry.coordinates] : [];
};
const lines = (geometry: Geometry): Position[][] => {
  if (geometry.type === 'MultiLineString') return geometry.coordinates;
  return geometry.type === 'LineString' ? [geometry.coordinates] : [];
};

const source = {
  land: (await readAll(['10m_land', '10m_minor_islands'])).flatMap(areas),
  lakes: (await readAll(['10m_lakes', '10m_lakes_europe', '10m_lakes_north_america'])).flatMap(areas),
  urban: (await readAll(['50m_urban_areas'])).flatMap(areas),
  rivers: (await readAll(['10m_rivers_lake_centerlines', '10m_rivers_europe', '10m_rivers_north_america'])).flatMap(lines),
  borders: (await read('10m_admin_0_boundary_lines_land')).flatMap(lines),
  regions: (await read('50m_admin_1_states_provinces_lines')).flatMap(lines),
};

// The area that a screen shows beside a town at the border at the lowest zoom, in degrees.
const margin = { x: 8, y: 5 };
const finest = 0.001;
const most = { bytes: 290_000, towns: 3000 };
// Whole numbers take fewer bytes: ten-thousandths of a degree, each position as its offset from the previous one.
const grain = 10_000;

const flat = (line: readonly Position[]): number[] => {
  const whole = line.map(([x, y]) => [Math.round(x * grain), Math.round(y * grain)] as const);
  return whole.flatMap(([x, y], index) => {
    const [beforeX, beforeY] = whole[index - 1] ?? [0, 0];
    return [x - beforeX, y - beforeY];
  });
};

const boxOf = (towns: readonly Town[]): Box => {
  const [x, y] = [towns.map((town) => town[3]), towns.map((town) => town[2])];
  const box = [Math.min(...x) - margin.x, Math.min(...y) - margin.y, Math.max(...x) + margin.x, Math.max(...y) + margin.y] as const;
  return [Math.max(-180, box[0]), Math.max(-84, box[1]), Math.min(180, box[2]), Math.min(84, box[3])];
};

// Nobody looks for a dealer where there is no town: shores of the Arctic or the desert may be coarse.
const nearby = 1;
const coarser = 15;
const toleranceBy = (towns: readonly Town[], tolerance: number): ((position: Position) => number) => {
  const cells = new Set<string>();
  for (const [, , latitude, longitude] of towns)
    for (let x = -nearby; x <= nearby; x += 1)
      for (let y = -nearby; y <= nearby; y += 1) cells.add(`${Math.floor(longitude) + x} ${Math.floor(latitude) + y}`);
  return ([x, y]) => (cells.has(`${Math.floor(x)} ${Math.floor(y)}`) ? tolerance : tolerance * coarser);
};

const drawn = (box: Box, toleranceAt: (position: Position) => number) => {
  // Shapes that would be a dot are left out.
  const isLarge = (line: readonly Position[], steps: number): boolean => {
    const [start] = line;
    const least = start ? toleranceAt(start) * steps : 0;
    return start !== undefined && line.some(([x, y]) => Math.max(Math.abs(x - start[0]), Math.abs(y - start[1])) > least);
  };
  const area = (polygon: readonly Position[][]): number[][] =>
    polygon
      .map((ring) => clipRing(ring, box))
      .filter((ring) => isLarge(ring, 2))
      .map((ring) => simplifyLine(ring, toleranceAt))
      .filter((ring) => ring.length > 3)
      .map(flat);
  const line = (one: readonly Position[]): number[][] =>
    clipLine(one, box)
      .filter((part) => isLarge(part, 12))
      .map((part) => flat(simplifyLine(part, toleranceAt)));
  const polygons = (all: readonly Position[][][]): number[][][] => all.map(area).filter((polygon) => polygon.length > 0);
  return {
    land: polygons(source.land),
    lakes: polygons(source.lakes),
    urban: polygons(source.urban),
    rivers: source.rivers.flatMap(line),
    borders: source.borders.flatMap(line),
    regions: source.regions.flatMap(line),
  };
};

const fileOf = (towns: readonly Town[]): string => {
  const box = boxOf(towns);
  const largest = towns.toSorted((a, b) => b[4] - a[4]).slice(0, most.towns);
  const named = largest.map(([name, , latitude, longitude, thousands]) => [name, latitude, longitude, thousands]);
  for (let tolerance = finest; ; tolerance *= 1.25) {
    const file = `${JSON.stringify({ box: box.map((edge) => Math.round(edge * 100) / 100), ...drawn(box, toleranceBy(towns, tolerance)), towns: named })}\n`;
    if (Buffer.byteLength(file) <= most.bytes) return file;
  }
};

for (const country of Object.keys(countries) as CountryCode[]) {
  if (only.length > 0 && !only.includes(country)) continue;
  const { places }: { places: Town[] } = JSON.parse(await readFile(`content/places/${country}.json`, 'utf8'));
  await writeFile(`public/map/${country}.json`, fileOf(places));
}
