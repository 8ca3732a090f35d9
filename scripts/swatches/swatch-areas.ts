/** The area of an original that shows its material, as fractions of its width and height. */
export type SwatchArea = { original: string; left: number; top: number; width: number; height: number };

type Window = Omit<SwatchArea, 'original'>;

// The wall at the front of the bowl, away from the light: there black is darker than anthracite.
const side: Window = { left: 0.29, top: 0.735, width: 0.08, height: 0.06 };
// The wall at the front is drawn in one piece.
const wall: Window = { left: 0.46, top: 0.648, width: 0.14, height: 0.055 };
const apron: Window = { left: 0.4, top: 0.66, width: 0.18, height: 0.07 };
// The finish of a turned body shows in its reflections.
const body: Window = { left: 0.318, top: 0.408, width: 0.145, height: 0.058 };
const board: Window = { left: 0.36, top: 0.4, width: 0.24, height: 0.12 };

const placesOf = (material: string, product: string, finishes: readonly string[], window: Window): [string, SwatchArea][] =>
  finishes.map((finish) => [`${material}-${finish}`, { original: `${product}-${finish}--front`, ...window }]);

/** The crop of each finish of a material, by the name of its file. */
export const swatchPlaces: ReadonlyMap<string, SwatchArea> = new Map([
  ...placesOf('granite', 'delta-60-s', ['anthracite', 'pebble', 'espresso', 'sand', 'black', 'white'], side),
  ...placesOf('steel', 'kanal-80', ['steel', 'gunmetal', 'brass', 'copper'], wall),
  ...placesOf('ceramic', 'kontor-60', ['white', 'black'], apron),
  ...placesOf('brass', 'tropfen', ['chrome', 'brushed-steel', 'matt-black', 'brass', 'gunmetal', 'copper'], body),
  ...placesOf('wood', 'planke', ['oak', 'walnut'], board),
]);
