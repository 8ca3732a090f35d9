import { Hono } from 'hono';
import { beforeAll, expect, test } from 'vitest';
import { liveSites, loadContent } from '#backend/content/content.ts';
import { problemResponse, type RestEnv, siteMiddleware, toDomainError } from '#backend/rest/rest.ts';
import { type Place, placeAnswer } from '#shared/contract/place.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { gazetteerRoutes } from './gazetteer.routes.ts';
import { findNearlySpelled, findPlaces } from './gazetteer.ts';
import { placesFile, readPlaces } from './place-file.ts';

beforeAll(async () => {
  await loadContent();
});

const app = new Hono<RestEnv>();
app.use(siteMiddleware);
app.route('/api/places', gazetteerRoutes);
app.onError((error, c) => problemResponse(c, toDomainError(error)));

const ask = (query: string, host: string, locale: string) =>
  app.request(`/api/places?${new URLSearchParams({ query, locale })}`, { headers: { host } });
const find = async (query: string, host = 'de.localhost', locale = 'de-DE'): Promise<Place[]> =>
  placeAnswer.parse(await (await ask(query, host, locale)).json()).places;
const labels = async (...asked: Parameters<typeof find>): Promise<string[]> => (await find(...asked)).map(({ label }) => label);

test.each([
  ['köl', 'de', 'de-DE', 'Köln'],
  ['KOELN', 'de', 'de-DE', 'Köln'],
  ['koln', 'de', 'de-DE', 'Köln'],
  ['Cologne', 'de', 'de-DE', 'Köln'],
  ['Munich', 'de', 'de-DE', 'München'],
  ['genf', 'ch', 'fr-CH', 'Genève'],
  ['geneve', 'ch', 'de-CH', 'Genf'],
  ['liège', 'be', 'nl-BE', 'Luik'],
  ['大阪', 'jp', 'ja-JP', '大阪市'],
  ['osaka', 'jp', 'ja-JP', '大阪市'],
  ['lwów', 'ua', 'uk-UA', 'Львів'],
  ['ha noi', 'vn', 'vi-VN', 'Hà Nội'],
  ['上海', 'cn', 'zh-CN', '上海'],
  ['saint etienne', 'fr', 'fr-FR', 'Saint-Étienne'],
  ['St Etienne', 'fr', 'fr-FR', 'Saint-Étienne'],
  ['Sankt Gallen', 'ch', 'de-CH', 'St. Gallen'],
  ['saint louis', 'us', 'en-US', 'St Louis'],
  ["'s-Gravenhage", 'nl', 'nl-NL', 'Den Haag'],
  ['Den Haag', 'nl', 'nl-NL', 'Den Haag'],
  ['Den Bosch', 'nl', 'nl-NL', "'s-Hertogenbosch"],
  ['Sài Gòn', 'vn', 'vi-VN', 'Thành phố Hồ Chí Minh'],
  ['FRANKFURT a. M.', 'de', 'de-DE', 'Frankfurt am Main'],
  ['Frankfurt/Main', 'de', 'de-DE', 'Frankfurt am Main'],
  ['frankfurt/o.', 'de', 'de-DE', 'Frankfurt (Oder)'],
  ['Freiburg i. Br.', 'de', 'de-DE', 'Freiburg im Breisgau'],
  ['Ko\u0308ln', 'de', 'de-DE', 'Köln'],
  ['Genf', 'ch', 'de-CH', 'Genf'],
  ['Geneva', 'ch', 'de-CH', 'Genf'],
  ['Bruxelles', 'be', 'nl-BE', 'Brussel'],
  ['東京', 'jp', 'ja-JP', '東京都'],
  ['St.Gallen', 'ch', 'de-CH', 'St. Gallen'],
  ['St.Louis', 'us', 'en-US', 'St Louis'],
  ['Ft. Worth', 'us', 'en-US', 'Fort Worth'],
  ['Ft.Worth, TX', 'us', 'en-US', 'Fort Worth'],
  ['Boston, MA', 'us', 'en-US', 'Boston'],
  ['Boston Massachusetts', 'us', 'en-US', 'Boston'],
  ['Berlin-Mitte', 'de', 'de-DE', 'Berlin'],
  ['Hamburg-Altona', 'de', 'de-DE', 'Hamburg'],
  ['Bad Homburg v.d.H.', 'de', 'de-DE', 'Bad Homburg vor der Höhe'],
  ['Paderborn Deutschland', 'de', 'de-DE', 'Paderborn'],
  ['Paderborn, NRW', 'de', 'de-DE', 'Paderborn'],
  ['Praha 5', 'cz', 'cs-CZ', 'Praha'],
  ['Warszawa Wola', 'pl', 'pl-PL', 'Warszawa'],
  ['Sta. Cruz de Tenerife', 'es', 'es-ES', 'Santa Cruz de Tenerife'],
  ['Lyon 3e', 'fr', 'fr-FR', 'Lyon'],
  ['Milano (MI)', 'it', 'it-IT', 'Milano'],
  ['paderbron', 'de', 'de-DE', 'Paderborn'],
  ['Münhcen', 'de', 'de-DE', 'München'],
  ['Birmignham', 'gb', 'en-GB', 'Birmingham'],
])('D-07 %s in %s (%s) is %s', async (typed, country, locale, label) => {
  expect((await labels(typed, `${country}.localhost`, locale))[0]).toBe(label);
});

test.each([
  ['50667', 'de', '50667 Köln', 50.93],
  ['33102', 'de', '33102 Paderborn', 51.72],
  ['33602', 'de', '33602 Bielefeld', 52.03],
  ['sw1a 1aa', 'gb', 'SW1A 1AA London', 51.51],
  ['b1 1aa', 'gb', 'B1 1AA Birmingham', 52.48],
  ['ba1', 'gb', 'BA1 Bath', 51.38],
  ['94103', 'us', '94103 San Francisco', 37.77],
  ['K1A 0B1', 'ca', 'K1A 0B1 ', 45.4],
  ['150-0041', 'jp', '150-0041 東京都', 35.69],
  ['75011', 'fr', '75011 Paris', 48.85],
  ['F-75011', 'fr', '75011 Paris', 48.85],
  ['〒150ー0041', 'jp', '150-0041 東京都', 35.69],
  ['sw1a1aa', 'gb', 'SW1A 1AA London', 51.51],
  ['D-33102', 'de', '33102 Paderborn', 51.72],
  ['D - 33102 Paderborn', 'de', '33102 Paderborn', 51.72],
])('D-07 the postal code %s of %s lies in %s', async (typed, country, label, latitude) => {
  const [first] = await find(typed, `${country}.localhost`, `${countries[country as CountryCode].languages[0]}-${country.toUpperCase()}`);
  expect(first?.label).toContain(label);
  expect(first?.postalCode).toBe(label.split(/ (?=\p{L}{2,})| $/u)[0]);
  expect(first?.latitude).toBeCloseTo(latitude, 0);
});

test('D-07 a code that lost its leading zero is searched with it, if valid in the country, and matches no other country', async () => {
  expect((await labels('1067'))[0]).toBe('01067 Dresden');
  expect((await labels('01067'))[0]).toBe('01067 Dresden');
  expect((await labels('2139', 'us.localhost', 'en-US'))[0]).toMatch(/^02139 \p{L}/u);
  expect((await labels('1067', 'at.localhost', 'de-AT'))[0]).toBe('1067 Wien');
  expect((await labels('1000', 'be.localhost', 'fr-BE'))[0]).toBe('1000 Bruxelles');
  for (const label of await labels('1067')) expect(label).not.toContain('Wien');
});

test('D-07 a partial code returns its areas; a code with its town is the code', async () => {
  expect((await find('33')).map(({ label }) => label)).toEqual(['33 Bielefeld', '330 Paderborn', '331 Paderborn']);
  expect((await labels('50667 Köln'))[0]).toBe('50667 Köln');
});

test('D-07 among equal names the largest comes first, whole names before longer ones, distinguished by region', async () => {
  const found = await find('frankfurt', 'de.localhost');
  expect(found[0]).toMatchObject({ name: 'Frankfurt am Main', region: 'Hessen' });
  expect(found[1]?.name).toBe('Frankfurt (Oder)');
  const springfields = await find('springfield', 'us.localhost', 'en-US');
  expect(springfields.slice(0, 3).map(({ region }) => region)).toEqual(['Missouri', 'Massachusetts', 'Illinois']);
  expect((await labels('heide'))[0]).toBe('Heide');
  expect(await labels('main')).toContain('Frankfurt am Main');
});

test('D-07 what stands behind a town tells those of one name apart, as in the suggestions', async () => {
  const regionOf = async (typed: string) => (await find(typed, 'us.localhost', 'en-US'))[0]?.region;
  expect(await regionOf('Springfield, IL')).toBe('Illinois');
  expect(await regionOf('Springfield Oregon')).toBe('Oregon');
  expect(await regionOf('Portland, ME')).toBe('State of Maine');
  expect((await find('Neustadt, Bayern')).slice(0, 1)).toMatchObject([{ region: 'Bayern' }]);
});

test('D-07 a name that is spelled wrong is asked about, never assumed', async () => {
  const germany = liveSites().find(({ country }) => country === 'de');
  if (!germany) throw new Error('There is no site');
  expect(await findPlaces(germany, 'paderbron')).toEqual([]);
  expect((await findNearlySpelled(germany, 'paderbron', 1)).map(({ label }) => label)).toEqual(['Paderborn']);
  expect(await findNearlySpelled(germany, 'xyzzyq', 1)).toEqual([]);
});

test("D-07 only places in the host's country are found, eight at most", async () => {
  expect(await labels('paris', 'de.localhost')).not.toContain('Paris');
  expect((await labels('sa', 'us.localhost', 'en-US')).length).toBe(8);
  expect(await labels('xyzzyq')).toEqual([]);
  expect(await labels('...')).toEqual([]);
  expect(await labels('bx1', 'gb.localhost', 'en-GB')).toEqual([]);
});

test.each(['', 'k', ' k ', 'k'.repeat(81)])('D-07 the query "%s" is rejected by its field', async (typed) => {
  const response = await ask(typed, 'de.localhost', 'de-DE');
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ data: { fields: [{ field: 'query' }] } });
});

test('D-07 every country has its towns, within its part of the world', async () => {
  for (const country of Object.keys(countries) as CountryCode[]) {
    const { places, postal } = await readPlaces(country);
    expect([country, places.length >= 100, postal.length >= 25]).toEqual([country, true, true]);
  }
  expect(placesFile.safeParse({ regions: [], postal: [], places: [['Köln', '07', 91, 7, 1]] }).success).toBe(false);
});
