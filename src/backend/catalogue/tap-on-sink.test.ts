import { beforeAll, expect, test } from 'vitest';
import { getProducts, loadContent } from '#backend/content/content.ts';
import { drainOf } from '#shared/catalogue/drain.ts';
import { drawTapOnSink, fallInto } from '#shared/catalogue/drawing/tap-on-sink.ts';
import type { SinkFacts, TapFacts } from '#shared/catalogue/facts.ts';
import { tapFormOf } from '#shared/catalogue/tap-form.ts';
import type { Site } from '#shared/country/site.ts';
import { tapOnSink } from './tap-on-sink.ts';
import { textsOf } from './texts.ts';

const de: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };
const us: Site = { country: 'us', language: 'en', locale: 'en-US', root: '/' };

beforeAll(() => loadContent());

const sink = (key: string): SinkFacts => {
  const facts = getProducts('de').get(key)?.file.facts;
  if (facts?.kind !== 'sink') throw new Error(`${key} is no sink`);
  return facts;
};
const tap = (key: string): TapFacts => {
  const facts = getProducts('de').get(key)?.file.facts;
  if (facts?.kind !== 'tap') throw new Error(`${key} is no tap`);
  return facts;
};
const drawn = (site: Site, productKey: string, name: string) =>
  tapOnSink(site, textsOf(site.locale), { productKey, name }, tap(productKey));

test('every tap is drawn on a matching sink, with a description and to scale', () => {
  const taps = [...getProducts('de').values()].flatMap(({ file }) => (file.facts.kind === 'tap' ? [file] : []));
  expect(taps.length).toBeGreaterThan(12);
  for (const { productKey, name } of taps) {
    const pair = drawn(de, productKey, name);
    expect(`${productKey}: ${pair?.name}`).toContain(name);
    expect(pair?.drawing.lines.some(({ stroke }) => stroke === 'measure')).toBe(true);
  }
});

test('from the side, the fall of the water is the height of the outlet above the worktop plus the bowl below it', () => {
  // Mounted on the worktop, the rim stands that much above it; undermount, the sink begins below 38 mm of worktop.
  expect(fallInto(tap('bogen'), sink('lagune-60'))).toBe(212 - sink('lagune-60').rim + 200);
  expect(fallInto(tap('bogen-p'), sink('lagune-50'))).toBe(176 + 38 + 190);
  expect(drawn(de, 'bogen-p', 'Bogen P')?.name.replaceAll('\u00A0', ' ')).toBe(
    'Lagune 50 von der Seite: Vom Auslauf der Armatur Bogen P bis zum Boden des Beckens sind es 404 mm.',
  );
  expect(drawn(us, 'bogen-p', 'Bogen P')?.name).toMatch(/15\.91\sin \(404\smm\) from the outlet of the faucet Bogen P/u);
});

test("the dimension line stands below the outlet and ends on the bowl's floor, and the drain is where the sink has it", () => {
  const [facts, below] = [tap('bogen'), sink('lagune-60')];
  const words = { length: String, cutOut: '', bowls: '', cabinet: '', tapHole: '', worktop: () => '' };
  const drawing = drawTapOnSink(facts, tapFormOf('bogen'), below, words);
  const pathsOf = (stroke: string) => drawing?.lines.filter((line) => line.stroke === stroke).map(({ path }) => path) ?? [];
  expect(pathsOf('measure').join('')).toContain(`M${facts.reach} ${-facts.outletHeight}V${200 - below.rim}`);
  const [bowl] = below.bowls;
  if (!bowl) throw new Error('no bowl');
  const { y, radius } = drainOf(below, bowl);
  // The tap stands 50 mm behind the sink: this is the distance to the drain's nearer edge.
  const near = 50 + below.outer.depth / 2 - y - radius;
  expect(pathsOf('cut').join('')).toContain(`L${near} `);
});

test('a tap that must be turned to reach a bowl, or one behind a visible front, is not drawn from the side', () => {
  expect(fallInto(tap('welle'), sink('mole-60'))).toBeUndefined();
  expect(fallInto(tap('quell'), sink('kontor-60'))).toBeUndefined();
  expect(drawn(de, 'welle', 'Welle')?.name).toContain('von oben');
});
