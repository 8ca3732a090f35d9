/** Every finish of the shop: what a sink or a tap is coloured or coated with. */
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
