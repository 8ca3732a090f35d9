import { type CountryCode, countries, type Language } from '#shared/country/countries.ts';

type Line = number[];
type MapFile = {
  box: [number, number, number, number];
  land: Line[][];
  lakes: Line[][];
  urban: Line[][];
  rivers: Line[];
  borders: Line[];
  regions: Line[];
  /** Name (one for each language of the country where they differ), latitude, longitude, thousands of inhabitants. */
  towns: [string | string[], number, number, number][];
};

/** The map data in the format of the engine. */
export type MapData = {
  box: MapFile['box'];
  layers: Record<'land' | 'lakes' | 'urban' | 'rivers' | 'borders' | 'regions' | 'towns', GeoJSON.GeoJSON>;
};

// As written by scripts/map/build-maps.ts: ten-thousandths of a degree, delta-encoded.
const grain = 10_000;
const positions = (line: Line): [number, number][] => {
  let [x, y] = [0, 0];
  return Array.from({ length: line.length / 2 }, (_, index) => {
    x += line[index * 2] ?? 0;
    y += line[index * 2 + 1] ?? 0;
    return [x / grain, y / grain];
  });
};

const closed = (ring: [number, number][]): [number, number][] => (ring[0] ? [...ring, ring[0]] : ring);
const areas = (polygons: Line[][]): GeoJSON.MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: polygons.map((rings) => rings.map((ring) => closed(positions(ring)))),
});
const lines = (all: Line[]): GeoJSON.MultiLineString => ({ type: 'MultiLineString', coordinates: all.map(positions) });

const townsOf = (towns: MapFile['towns'], country: CountryCode, language: Language): GeoJSON.FeatureCollection => {
  const at = Math.max(0, countries[country].languages.indexOf(language));
  return {
    type: 'FeatureCollection',
    features: towns.map(([name, lat, lng, thousands], rank) => ({
      type: 'Feature',
      properties: { name: typeof name === 'string' ? name : (name[at] ?? name[0]), thousands, rank },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  };
};

/** Fetches a country's data for our own map, from the shop itself. */
export const loadMapData = async (country: CountryCode, language: Language): Promise<MapData> => {
  const answer = await fetch(`/map/${country}.json`);
  if (!answer.ok) throw new Error(`The map of ${country} answers ${answer.status}`);
  const { box, land, lakes, urban, rivers, borders, regions, towns }: MapFile = await answer.json();
  return {
    box,
    layers: {
      land: areas(land),
      lakes: areas(lakes),
      urban: areas(urban),
      rivers: lines(rivers),
      borders: lines(borders),
      regions: lines(regions),
      towns: townsOf(towns, country, language),
    },
  };
};
