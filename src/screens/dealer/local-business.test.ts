import { expect, test } from 'vitest';
import type { Dealer } from '#shared/contract/dealer.ts';
import { presentLocalBusiness } from './local-business.ts';

const dealer: Dealer = {
  ...{ id: 'ch-bern', name: 'Aare Küchen', distance: 0, unitPartner: true, specials: [], dealerClass: [] },
  address: {
    street: 'Laubengang',
    streetNo: '22',
    zip: '3011',
    city: 'Bern',
    region: '',
    geoLocation: { latitude: 46.948, longitude: 7.447 },
  },
  openingHours: ['', '09:00-12:00 14:00-18:00', '18:00-02:00', '00:00-24:00', '', '', ''].map((hours, index) => ({
    ...{ day: String(index), time: '', periods: hours.split(' ').filter(Boolean) },
  })),
  ...{ timeZone: 'Europe/Zurich', closedOn: ['2026-12-25'], phone: '+41 44 000 0101', email: 'post@aare.example' },
  ...{ homepage: 'https://aare.example', shows: [], shownOn: null },
};
const site = { country: 'ch', language: 'de', locale: 'de-CH', root: '/de/' } as const;

test('S-02 the structured data of a dealer has its address, location and hours', () => {
  expect(presentLocalBusiness(site, dealer, '/de/dealer/ch-bern')).toMatchObject({
    '@id': 'https://www.undula.ch/de/dealer/ch-bern',
    address: { streetAddress: 'Laubengang 22', postalCode: '3011', addressLocality: 'Bern', addressCountry: 'CH' },
    geo: { latitude: 46.948, longitude: 7.447 },
    telephone: '+41 44 000 0101',
    openingHoursSpecification: [
      { dayOfWeek: 'Monday', opens: '09:00', closes: '12:00' },
      { dayOfWeek: 'Monday', opens: '14:00', closes: '18:00' },
      { dayOfWeek: 'Tuesday', opens: '18:00', closes: '02:00' },
      { dayOfWeek: 'Wednesday', opens: '00:00', closes: '23:59' },
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    ],
  });
});

test('a dealer without hours states none, rather than being closed', () => {
  const silent = { ...dealer, openingHours: dealer.openingHours.map((day) => ({ ...day, periods: [] })) };
  expect(presentLocalBusiness(site, silent, '/de/dealer/ch-bern')).not.toHaveProperty('openingHoursSpecification');
});
