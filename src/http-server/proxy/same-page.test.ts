import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import type { CountryCode } from '#shared/country/countries.ts';
import { findSamePage } from './same-page.ts';

const ask = (country: CountryCode, path: string, query: string, referer?: string) =>
  findSamePage(
    {
      request: { headers: { host: 'www.undula.ch', ...(referer !== undefined && { referer }) } } as IncomingMessage,
      response: {} as ServerResponse,
      host: { country, isConfigured: true },
      path,
      query,
    },
    (_, before, language) => (before.startsWith('/de/') ? before.replace('/de/', `/${language}/`) : undefined),
  );

test.each([
  ['https://www.undula.ch/de/spuelen?material=granite&page=2', { path: '/fr/spuelen', query: 'material=granite&page=2' }],
  ['https://www.undula.ch/de/', { path: '/fr/', query: '' }],
  ['https://www.undula.ch/docs', { path: '/fr/', query: '' }],
  ['https://www.undula.de/de/spuelen?page=2', { path: '/fr/', query: '' }],
  ['https://www.undula.ch', { path: '/fr/', query: '' }],
  ['nonsense', { path: '/fr/', query: '' }],
  [undefined, { path: '/fr/', query: '' }],
])('B-24 from %s the link to French leads to %j', (referer, place) => {
  expect(ask('ch', '/fr/', 'from=here', referer)).toEqual(place);
});

test.each([
  ['ch', '/fr/', ''],
  ['ch', '/fr/', 'from=here&page=2'],
  ['ch', '/fr/cart', 'from=here'],
  ['ch', '/', 'from=here'],
  ['de', '/fr/', 'from=here'],
] as const)('B-24 in %s %s?%s is no such link', (country, path, query) => {
  expect(ask(country, path, query, 'https://www.undula.ch/de/cart')).toBeUndefined();
});
