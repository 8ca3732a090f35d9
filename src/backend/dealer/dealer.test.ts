import fc from 'fast-check';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerProblem, knowSite, type RestEnv, refusalOf } from '#backend/rest/rest.ts';
import { type DealerAnswer, dealerAnswer } from '#shared/contract/dealer.ts';
import { dealerRoutes } from './dealer.routes.ts';
import { dealersFile, readDealers } from './dealer-file.ts';

const app = new Hono<RestEnv>();
app.use(knowSite);
app.route('/api/dealersearch', dealerRoutes);
app.onError((error, c) => answerProblem(c, refusalOf(error)));

const ask = (query: string, host = 'localhost') => app.request(`/api/dealersearch?${query}`, { headers: { host } });
const search = async (query: string, host?: string): Promise<DealerAnswer> => dealerAnswer.parse(await (await ask(query, host)).json());

test('D-01 dealers of the country, the nearest first, with their fields and filters', async () => {
  const { content, tabNavigation } = await search('lat=50.94&long=6.96&maxNumber=-1&unit=km&country=de/de');
  expect(content.map(({ address }) => address.city)).toEqual(['Köln', 'Paderborn', 'Hamburg', 'Leipzig', 'München', 'Berlin']);
  expect(content[0]?.distance).toBeLessThan(3);
  expect(content[1]?.distance).toBeCloseTo(152, -1);
  expect(content[0]).toMatchObject({
    unitPartner: true,
    dealerClass: ['label-showroom'],
    specials: [{ type: 'Ausstellung', typeClass: 'label-showroom' }],
  });
  expect(content[0]?.openingHours[0]).toEqual({ day: 'Sonntag', time: '' });
  expect(content[0]?.openingHours[1]).toEqual({ day: 'Montag', time: '10:00-18:00' });
  expect(tabNavigation.map(({ value, count }) => `${value} ${count}`)).toEqual([
    'all 6',
    'unit-partner 3',
    'label-studio 4',
    'label-showroom 4',
    'label-installation 3',
  ]);
});

test('D-01 the host and its language answer where the query names none; miles are miles', async () => {
  const swiss = await search('lat=46.5&long=6.6&locale=fr-CH', 'ch.localhost');
  expect(swiss.content[0]).toMatchObject({
    name: 'Atelier Riponne',
    openingHours: expect.arrayContaining([{ day: 'lundi', time: '13:30-18:30' }]),
  });
  const [km, mi] = await Promise.all(['km', 'mi'].map((unit) => search(`lat=35.6&long=139.7&country=jp/ja&unit=${unit}`)));
  expect(km?.content.at(-1)?.name).toBe('北のシンク');
  expect((km?.content.at(-1)?.distance ?? 0) / (mi?.content.at(-1)?.distance ?? 1)).toBeCloseTo(1.609, 2);
});

test('D-01 a number limits the answer, none is none, and a country without dealers has an empty list', async () => {
  expect((await search('lat=50&long=8&maxNumber=2&country=de/de')).content).toHaveLength(2);
  expect((await search('lat=50&long=8&maxNumber=0&country=de/de')).content).toEqual([]);
  expect(await search('lat=50&long=8&country=vn/vi')).toEqual({
    content: [],
    tabNavigation: [expect.objectContaining({ value: 'all', count: 0 })],
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
])('D-01 refuses the query "%s" and names the field', async (query) => {
  const answer = await ask(query);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    data: { exception: 'ValidationException', fields: expect.arrayContaining([expect.objectContaining({ field: expect.any(String) })]) },
  });
});

test('D-01 from every place on earth the list is sorted by distance', async () => {
  await fc.assert(
    fc.asyncProperty(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true }), async (lat, long) => {
      const { content } = await search(`lat=${lat.toFixed(6)}&long=${long.toFixed(6)}&country=de/de`);
      const distances = content.map(({ distance }) => distance);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      expect(content).toHaveLength(6);
    }),
    { numRuns: 50 },
  );
});

test('the file refuses wrong hours, days and ids by name', async () => {
  const [first] = await readDealers('de');
  const faultOf = (change: object) => dealersFile('de').safeParse({ dealers: [{ ...first, country: undefined, ...change }] }).error?.issues[0];
  const week = (monday: string) => ({ hours: ['', monday, '', '', '', '', ''] });
  expect(faultOf({})).toMatchObject({ code: 'unrecognized_keys' });
});
