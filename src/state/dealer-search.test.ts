import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearDealers, dealerSearch, searchDealersNear, showDealer } from './dealer-search.ts';

const place = { label: 'Köln', name: 'Köln', postalCode: null, region: null, latitude: 50.9, longitude: 6.9 };
const dealer = (id: string) => ({
  ...{ id, name: id, distance: 1, unitPartner: false, specials: [], dealerClass: [], timeZone: 'Europe/Berlin', closedOn: [] },
  ...{ phone: '+49 30 1', email: 'a@b.example', homepage: 'https://b.example', shows: [], shownOn: null },
  address: { street: 'Weg', streetNo: '1', zip: '1', city: 'Köln', region: '', geoLocation: { latitude: 50, longitude: 7 } },
  openingHours: Array.from({ length: 7 }, () => ({ day: 'x', time: '', periods: [] })),
});
const germany = { country: 'de', language: 'de' } as const;
const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

const asked: URL[] = [];
let places: (typeof place)[] = [];
let isDown = false;

beforeEach(() => {
  places = [place];
  isDown = false;
  asked.length = 0;
  vi.stubGlobal('document', { documentElement: { lang: 'de', dataset: { locale: 'de-DE' } } });
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'http://shop');
    asked.push(url);
    if (isDown && url.pathname === '/api/dealersearch') return Response.json({}, { status: 500 });
    return Response.json(url.pathname === '/api/places' ? { places } : { content: ids.map(dealer), tabNavigation: [] });
  });
});
afterEach(() => {
  clearDealers();
  vi.unstubAllGlobals();
});

test('D-03 of all dealers around a place the first five are kept, and the first is active', async () => {
  showDealer(3, 5);
  await searchDealersNear('Köln', germany);
  expect(dealerSearch).toMatchObject({ place, selectedIndex: 0, isPending: false, hasError: false });
  expect(dealerSearch.dealers?.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  const query = Object.fromEntries(asked[1]?.searchParams ?? []);
  expect(query).toMatchObject({ lat: '50.9', long: '6.9', maxNumber: '-1', unit: 'km', country: 'de/de' });
});

test('D-04 countries that use miles search in miles', async () => {
  await searchDealersNear('Chicago', { country: 'us', language: 'en' });
  expect(Object.fromEntries(asked[1]?.searchParams ?? [])).toMatchObject({ unit: 'mi', country: 'us/en' });
});

test('D-03 browsing dealers wraps around at either end', () => {
  showDealer(5, 5);
  expect(dealerSearch.selectedIndex).toBe(0);
  showDealer(-1, 5);
  expect(dealerSearch.selectedIndex).toBe(4);
  showDealer(1, 0);
  expect(dealerSearch.selectedIndex).toBe(0);
});

test('E-dealer-search-failure a failed search sets hasError and errorMessage, and keeps the results; the next clears both', async () => {
  await searchDealersNear('Köln', germany);
  isDown = true;
  await searchDealersNear('Bonn', germany);
  expect(dealerSearch).toMatchObject({ hasError: true, errorMessage: 'The server answered 500', isPending: false });
  expect(dealerSearch.dealers).toHaveLength(5);
  isDown = false;
  await searchDealersNear('Köln', germany);
  expect(dealerSearch).toMatchObject({ hasError: false, errorMessage: undefined });
});

test('an unknown place is reported as such, and no dealers are requested', async () => {
  places = [];
  await searchDealersNear('Atlantis', germany);
  expect(dealerSearch).toMatchObject({ isUnknown: true, dealers: undefined, hasError: false });
  expect(asked).toHaveLength(1);
});

test('of two searches the later one counts, whichever answer comes first', async () => {
  const first = searchDealersNear('Köln', germany);
  places = [{ ...place, label: 'Bonn' }];
  await Promise.all([first, searchDealersNear('Bonn', germany)]);
  expect(dealerSearch.place?.label).toBe('Bonn');
});
