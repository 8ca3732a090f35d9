import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '#backend/content/content.ts';
import type { Site } from '#shared/country/site.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { OrganizationData, presentOrganization, presentWebsite } from './organization-data.tsx';

beforeAll(() => loadContent());

const site: Site = { country: 'ch', language: 'fr', locale: 'fr-CH', root: '/fr/' };

test('S-02 the company is an organization with name, address and logo, at the address of its country', () => {
  expect(presentOrganization(site)).toMatchObject({
    // A subtype of Organization.
    '@type': 'OnlineStore',
    name: 'Undula',
    url: 'https://www.undula.ch/fr/',
    logo: 'https://www.undula.ch/word-mark.svg',
    address: { addressLocality: 'Paderborn', addressCountry: 'DE' },
    vatID: expect.stringMatching(/^DE\d{9}$/),
    contactPoint: { contactType: 'customer service', availableLanguage: 'fr' },
    hasMerchantReturnPolicy: { applicableCountry: 'CH', returnPolicyCountry: 'DE', merchantReturnDays: expect.any(Number) },
  });
});

test('S-02 the site search is described by the address of a term, in its own language', () => {
  expect(presentWebsite(site)).toMatchObject({
    '@type': 'WebSite',
    inLanguage: 'fr-CH',
    potentialAction: {
      target: { urlTemplate: 'https://www.undula.ch/fr/search/{search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});

test('S-02 both are in data blocks, which no browser runs', async () => {
  expect((await htmlOf(<OrganizationData site={site} />)).match(/<script type="application\/ld\+json">/g)).toHaveLength(2);
});
