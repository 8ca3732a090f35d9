import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '#backend/content/content.ts';
import { pathInLanguage } from './path-in-language.ts';

beforeAll(loadContent);

test.each([
  ['/de/', '/fr/'],
  ['/de', '/fr/'],
  ['/de/spuelen', '/fr/eviers'],
  ['/de/spuelen/delta-60-s', '/fr/eviers/delta-60-s'],
  ['/de/planung', '/fr/planification'],
  ['/de/search/delta', '/fr/search/delta'],
  ['/de/plain/cart', '/fr/plain/cart'],
  ['/de/Karriere/Jobs/Jobbeschreibung/9325', '/fr/Karriere/Jobs/Jobbeschreibung/9325'],
  ['/de/gibt-es-nicht', '/fr/gibt-es-nicht'],
  ['/cart', undefined],
  ['/ja/cart', undefined],
])('B-24 in Switzerland %s is %s in French', (path, there) => {
  expect(pathInLanguage('ch', path, 'fr')).toBe(there);
});

test('B-24 a language that the country does not speak has no such page', () => {
  expect(pathInLanguage('de', '/cart', 'fr')).toBeUndefined();
});
