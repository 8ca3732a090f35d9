import { consentCookie, revisionOf } from '../../../src/shared/consent/purposes.ts';
import { type CountryCode, countries } from '../../../src/shared/country/countries.ts';

/** When the visitor of most tests answered the consent question. */
const answeredAt = '2026-01-15T10:00:00.000Z';

const answer = {
  categories: ['necessary'],
  // As asked by a shop without third-party services.
  revision: revisionOf(['last-seen', 'video']),
  data: null,
  consentTimestamp: answeredAt,
  consentId: '5f1f8d52-0f0c-4c35-9d7d-6a3f4f0d3c11',
  services: {},
  languageCode: 'none',
  lastConsentTimestamp: answeredAt,
  expirationTime: Date.parse('2036-01-15T10:00:00.000Z'),
};

// Other countries do not ask: everything is granted until it is denied.
const unasked: readonly CountryCode[] = ['au', 'ca', 'cn', 'ua', 'us'];
const askedIn = (Object.keys(countries) as CountryCode[]).filter((country) => !unasked.includes(country));
const hosts = ['localhost', ...askedIn.map((country) => `${country}.localhost`)];

/** A visitor who has denied everything, in every country that asks: the consent question is not in the way of the test. */
export const answeredVisitor = {
  cookies: hosts.map((domain) => ({
    name: consentCookie.name,
    value: encodeURIComponent(JSON.stringify(answer)),
    domain,
    path: '/',
    expires: answer.expirationTime / 1000,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  })),
  origins: [],
};

/** A visitor who has not been asked yet. */
export const newVisitor = { cookies: [], origins: [] };
