import Holidays from 'date-holidays';
import { distance } from 'geokdbush';
import { expect, test } from 'vitest';
import { getCountry, getProducts, loadContent } from '#backend/content/content.ts';
import { phone } from '#shared/contract/rules.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { postalCodeFor } from '#shared/validation/postal-code.ts';
import { dealersFile, readDealers } from './dealer-file.ts';

test('D-01 every country has at least a dozen dealers, 600 in all, each with its own id, name and number', async () => {
  const all = await Promise.all((Object.keys(countries) as CountryCode[]).map((country) => readDealers(country)));
  expect(all.every((dealers) => dealers.length >= 12)).toBe(true);
  const dealers = all.flat();
  expect(dealers.length).toBeGreaterThanOrEqual(600);
  for (const own of ['id', 'phone', 'homepage'] as const) expect(new Set(dealers.map((dealer) => dealer[own])).size).toBe(dealers.length);
  expect(dealers.every(({ email, homepage }) => email.endsWith('.example') && homepage.endsWith('.example'))).toBe(true);
});

test('D-01 every dealer lies in its country, its postal code and phone are valid, its region has a holiday calendar', async () => {
  await loadContent();
  for (const country of Object.keys(countries) as CountryCode[]) {
    const { lat, lng } = countries[country].coordinates;
    const regions = new Holidays().getStates(countries[country].iso) as Record<string, string> | undefined;
    for (const dealer of await readDealers(country)) {
      const fault = [
        postalCodeFor(getCountry(country).postalCode).safeParse(dealer.address.zip).success ? '' : `zip ${dealer.address.zip}`,
        phone.safeParse(dealer.phone).success ? '' : `phone ${dealer.phone}`,
        distance(lng, lat, dealer.longitude, dealer.latitude) < 5000 ? '' : 'far away',
        dealer.region === null || regions?.[dealer.region] ? '' : `region ${dealer.region}`,
        dealer.shows.every((key) => getProducts(country).has(key)) ? '' : `shows ${dealer.shows}`,
      ];
      expect([dealer.id, fault.join('')]).toEqual([dealer.id, '']);
    }
  }
});

test('the file rejects wrong hours, days and ids by name', async () => {
  const [{ country: _, ...first } = { country: 'de' }] = await readDealers('de');
  const faultOf = (change: object) =>
    dealersFile('de')
      .safeParse({ dealers: [{ ...first, ...change }] })
      .error?.issues[0]?.path.slice(2);
  const monday = (hours: string) => faultOf({ hours: ['', hours, '', '', '', '', ''] });
  expect(faultOf({})).toBeUndefined();
  for (const good of ['09:00-12:30 14:00-18:00', '18:00-02:00', '00:00-24:00', '']) expect([good, monday(good)]).toEqual([good, undefined]);
  for (const bad of [
    '9-18',
    '09:00-12:30,14:00-18:00',
    '14:00-18:00 09:00-12:00',
    '09:00-13:00 12:00-18:00',
    '18:00-02:00 20:00-21:00',
    '24:00-25:00',
  ])
    expect([bad, monday(bad)]).toEqual([bad, ['hours', 1]]);
  expect(faultOf({ timeZone: 'Mars/Base' })).toEqual(['timeZone']);
  expect(faultOf({ closed: ['24.12.2026'] })).toEqual(['closed', 0]);
  expect(faultOf({ id: 'ch-koeln' })).toEqual(['id']);
  expect(dealersFile('de').safeParse({ dealers: [first, first] }).error?.issues[0]?.message).toBe('an id stands twice');
});
