import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '#backend/content/content.ts';
import { queryNames } from '#shared/routes/page-query.ts';
import { resolveRoute } from './resolve-route.ts';
import { registerRoute } from './route-registry.ts';

beforeAll(async () => {
  await loadContent();
  for (const file of ['cart', 'compare', 'dealer/index', 'docs/index', 'docs/rest']) registerRoute(`./pages/${file}.tsx`);
});

test.each([
  ['/', false],
  ['/spuelen', false],
  ['/spuelen/delta-60-s', false],
  ['/cart', false],
  ['/fr/cart', true],
  ['/docs', false],
  ['/docs/rest', false],
  ['/fr/docs', true],
  ['/docs/button', false],
  ['/docs/frame/button/solid', false],
  ['/docs/unknown', true],
  ['/docs/frame/button/unknown', true],
  ['/docs/frame/unknown/solid', true],
  ['/docs/button/solid', true],
  ['/unknown', true],
  ['/spuelen/unknown', true],
  ['/spuelen/delta-60-s/unknown', true],
])('R-02 B-13 whether a page exists at %s is known before rendering, so that all missing ones share one page', (path, isMissing) => {
  expect(resolveRoute('de', path).isMissing === true).toBe(isMissing);
});

test.each([
  ['de', '/planer', '/planung'],
  ['ch', '/fr/garantie', '/fr/service'],
  ['nl', '/planner', '/plannen'],
  ['de', '/planner', undefined],
  ['de', '/haendler', '/dealer'],
  ['de', '/Haendler', '/dealer'],
  ['us', '/dealers', '/dealer'],
  ['jp', '/hanbaiten', '/dealer'],
  ['ch', '/fr/revendeurs', '/fr/dealer'],
  ['be', '/nl/verkooppunten', '/nl/dealer'],
  ['de', '/revendeurs', undefined],
  ['de', '/Spuelen', '/spuelen'],
  ['de', '/SPUELEN/Delta-60-S', '/spuelen/delta-60-s'],
  ['ch', '/fr/Eviers', '/fr/eviers'],
  ['de', '/Cart', '/cart'],
  ['ch', '/fr/checkout', '/fr/checkout/address/'],
  ['de', '/Unknown', undefined],
  ['de', '/Spuelen/Unknown', undefined],
  ['de', '/Karriere/Jobs/Jobbeschreibung/9328', undefined],
  ['de', '/planung', undefined],
] as const)('on the host of %s the address %s, old or from memory, leads to %s', (country, path, movedTo) => {
  expect(resolveRoute(country, path).movedTo).toBe(movedTo);
});

test('B-10 the page with the planner varies by kitchen, any other content page ignores the query', () => {
  expect(resolveRoute('de', '/planung').queryNames).toEqual(queryNames.planner);
  expect(resolveRoute('de', '/werkstoffe').queryNames).toEqual([]);
  expect(resolveRoute('de', '/service/ersatzteile').queryNames).toEqual(['model']);
});

test('B-11 a comparison depends only on its products and on whether only differences are shown', () => {
  expect(resolveRoute('de', '/compare').queryNames).toEqual(['product', 'differences']);
  expect(resolveRoute('ch', '/fr/compare').queryNames).toEqual(['product', 'differences']);
  expect(resolveRoute('de', '/spuelen/delta').queryNames).toEqual([]);
});
