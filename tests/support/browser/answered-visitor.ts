import { consentCookie, revisionOf } from '../../../src/shared/consent/purposes.ts';
import { type CountryCode, countries } from '../../../src/shared/country/countries.ts';

/** When the visitor of most tests answered the question of consent. */
const answeredAt = '2026-01-15T10:00:00.000Z';

const answer = {
  categories: ['necessary'],
  // As a shop asks that is set up with nothing of others.
  revision: revisionOf(['last-seen', 'video']),
  data: null,
  consentTimestamp: answeredAt,
  consentId: '5f1f8d52-0f0c-4c35-9d7d-6a3f4f0d3c11',
  services: {},
  languageCode: 'none',
  lastConsentTimestamp: answeredAt,
  expirationTime: Date.parse('2036-01-15T10:00:00.000Z'),
};

// Elsewhere nobody is asked: everything is granted until it is refused.
const unasked: readonly CountryCode[] = ['au', 'ca', 'cn', 'ua', 'us'];
const askedIn = (Object.keys(countries) as CountryCode[]).filter((country) => !unasked.includes(country));
const hosts = ['localhost', ...askedIn.map((country) => `${country}.localhost`)];

/** A visitor who has refused everything that can be refused, in every country that asks: the question of consent is not in the way of what is tested. */
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

/** A visitor whom nobody has asked yet. */
export const newVisitor = { cookies: [], origins: [] };
