/** Every finish of the shop: the colours and coatings of sinks and taps. */
export const finishes = [
  'anthracite',
  'pebble',
  'espresso',
  'sand',
  'white',
  'black',
  'steel',
  'chrome',
  'brushed-steel',
  'brass',
  'matt-black',
  'gunmetal',
  'copper',
  'oak',
  'walnut',
] as const;
export type Finish = (typeof finishes)[number];
