import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { closedDaysOf } from '#backend/calendar/calendar.ts';
import { problemResponse, type RestEnv, siteMiddleware, toDomainError } from '#backend/rest/rest.ts';
import { type DealerAnswer, dealerAnswer } from '#shared/contract/dealer.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { dealerRoutes } from './dealer.routes.ts';
import { findDealer } from './dealer.ts';
import { readDealers } from './dealer-file.ts';

const app = new Hono<RestEnv>();
app.use(siteMiddleware);
app.route('/api/dealersearch', dealerRoutes);
app.onError((error, c) => problemResponse(c, toDomainError(error)));

const ask = (query: string, host = 'localhost') => app.request(`/api/dealersearch?${query}`, { headers: { host } });
const search = async (query: string, host?: string): Promise<DealerAnswer> => dealerAnswer.parse(await (await ask(query, host)).json());

const site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' } as const;

test('D-01 dealers of the country, the nearest first, with their fields and filters', async () => {
  const { content, tabNavigation } = await search('lat=51.7189&long=8.7544&maxNumber=-1&unit=km&country=DE/de');
  const all = await readDealers('de');
  expect(content).toHaveLength(all.length);
  expect(content[0]).toMatchObject({
    id: 'de-paderborn',
    distance: 0,
    unitPartner: true,
    dealerClass: ['label-studio', 'label-showroom', 'label-installation'],
    specials: expect.arrayContaining([{ type: 'Ausstellung', typeClass: 'label-showroom' }]),
    address: { street: 'Domgasse', streetNo: '4', zip: '33098', city: 'Paderborn', geoLocation: { latitude: 51.7189, longitude: 8.7544 } },
  });
  expect(content[0]?.openingHours[0]).toEqual({ day: 'Sonntag', time: '', periods: [] });
  expect(content[0]?.openingHours[1]).toEqual({ day: 'Montag', time: '10:00-18:00', periods: ['10:00-18:00'] });
  const cologne = content.find(({ id }) => id === 'de-koeln');
  expect(cologne?.distance).toBeCloseTo(152, -1);
  expect(tabNavigation.map(({ value, count }) => [value, count])).toEqual([
    ['all', all.length],
    ['unit-partner', all.filter(({ isUnitPartner }) => isUnitPartner).length],
    ['label-studio', all.filter(({ labels }) => labels.includes('studio')).length],
    ['label-showroom', all.filter(({ labels }) => labels.includes('showroom')).length],
    ['label-installation', all.filter(({ labels }) => labels.includes('installation')).length],
  ]);
  expect(tabNavigation[0]?.label).toBe('Alle Händler');
});

test('D-01 a day with a break has its first opening and last closing as its hours, and both periods', async () => {
  const { content } = await search('lat=47&long=8&country=ch/de');
  const withBreak = content.flatMap(({ openingHours }) => openingHours).find(({ periods }) => periods.length === 2);
  expect(withBreak?.time).toBe(`${withBreak?.periods[0]?.slice(0, 5)}-${withBreak?.periods[1]?.slice(6)}`);
});

test('D-01 the host and its language apply where the query names none; miles are supported', async () => {
  const swiss = await search('lat=46.5211&long=6.6311&locale=fr-CH', 'ch.localhost');
  expect(swiss.content.find(({ id }) => id === 'ch-lausanne')).toMatchObject({
    name: 'Atelier Riponne',
    openingHours: expect.arrayContaining([expect.objectContaining({ day: 'lundi', time: '13:30-18:30' })]),
  });
  const [km, mi] = await Promise.all(['km', 'mi'].map((unit) => search(`lat=35.6&long=139.7&country=jp/ja&unit=${unit}`)));
  expect(km?.content.at(-1)?.id).toBe(mi?.content.at(-1)?.id);
  expect((km?.content.at(-1)?.distance ?? 0) / (mi?.content.at(-1)?.distance ?? 1)).toBeCloseTo(1.609, 2);
});

test('D-01 a limit applies to the results but not to the filters, and zero returns none', async () => {
  const two = await search('lat=50&long=8&maxNumber=2&country=DE/de');
  expect(two.content).toHaveLength(2);
  expect(two.tabNavigation[0]).toMatchObject({ value: 'all', count: (await readDealers('de')).length });
  expect((await search('lat=50&long=8&maxNumber=0&country=DE/de')).content).toEqual([]);
});

test('D-01 a filter and a product narrow the list', async () => {
  const partners = await search('lat=50&long=8&maxNumber=5&country=de/de&filter=unit-partner');
  expect(partners.content.map(({ unitPartner }) => unitPartner)).toEqual([true, true, true, true, true]);
  const studios = await search('lat=50&long=8&country=de/de&filter=label-studio');
  expect(studios.content.every(({ dealerClass }) => dealerClass.includes('label-studio'))).toBe(true);
  expect(studios.content).toHaveLength(studios.tabNavigation.find(({ value }) => value === 'label-studio')?.count ?? 0);
  const shown = await search('lat=50&long=8&country=de/de&shows=bogen-p');
  const entries = await readDealers('de');
  expect(shown.content.length).toBe(entries.filter(({ shows }) => shows.includes('bogen-p')).length);
  expect(shown.content.length).toBeGreaterThan(3);
});

test("D-04 a dealer's closed days are the public holidays of its region and its own closing days", async () => {
  const at = Date.parse('2026-10-25T10:00+01:00');
  const closedIn = async (country: CountryCode, id: string, now = at): Promise<string[]> => {
    const entry = (await readDealers(country)).find((one) => one.id === id);
    return entry ? closedDaysOf({ ...entry, closed: ['2026-10-23', '2026-10-24', '2026-11-11', '2026-12-24', '2027-08-01'] }, now) : [];
  };
  // From yesterday to 60 days ahead. All Saints' Day is a holiday in Bavaria, Reformation Day in Saxony.
  expect(await closedIn('de', 'de-muenchen')).toEqual(['2026-10-24', '2026-11-01', '2026-11-11', '2026-12-24']);
  expect(await closedIn('de', 'de-leipzig')).toEqual(['2026-10-24', '2026-10-31', '2026-11-11', '2026-11-18', '2026-12-24']);
  expect(await closedIn('de', 'de-berlin', Date.parse('2026-12-26T10:00Z'))).toEqual(expect.arrayContaining(['2026-12-25', '2027-01-01']));
});

test('a dealer is found by its id within its country, with its distance', async () => {
  expect(await findDealer(site, 'de-koeln', { lat: 51.7189, long: 8.7544 })).toMatchObject({
    id: 'de-koeln',
    distance: expect.closeTo(152, -1),
  });
  expect(await findDealer(site, 'de-koeln')).toMatchObject({ address: { zip: '50674' } });
  expect(await findDealer(site, 'ch-bern')).toBeUndefined();
});

test('D-01 the country may be in capitals, and an unknown one is rejected by its own name', async () => {
  const [small, great] = await Promise.all(['de/de', 'DE/de'].map((country) => search(`lat=50&long=8&maxNumber=3&country=${country}`)));
  expect(great).toEqual(small);
  const rejected = await ask('lat=1&long=1&country=xx/yy');
  expect(await rejected.json()).toMatchObject({
    message: 'Not valid: country',
    data: { fields: [{ field: 'country', messageKey: 'general.validation.notValid' }] },
  });
});

test.each([
  '',
  'lat=91&long=8',
  'lat=a&long=8',
  'lat=0x10&long=8',
  'lat=1e1&long=8',
  'lat=true&long=8',
  'lat=1&long=1&maxNumber=[1]',
  'lat=&long=',
  'lat=1&long=1&country=xx/de',
  'lat=1&long=1&country=de',
  'lat=1&long=1&unit=league',
  'lat=1&long=1&maxNumber=-2',
  'lat=1&long=1&filter=label-none',
  'lat=1&long=1&shows=Bogen%20P',
])('D-01 rejects the query "%s" and names the field', async (query) => {
  const response = await ask(query);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    data: { exception: 'ValidationException', fields: expect.arrayContaining([expect.objectContaining({ field: expect.any(String) })]) },
  });
});
