import { beforeAll, expect, test } from 'vitest';
import { findPageById, loadContent } from '#backend/content/content.ts';
import { type CountryCode, type CountryFacts, countries } from '#shared/country/countries.ts';
import { findSite } from '#shared/country/site.ts';

beforeAll(loadContent);

const sites = (Object.keys(countries) as CountryCode[]).flatMap((country) => {
  const { languages }: CountryFacts = countries[country];
  return languages.flatMap((language) => findSite(country, language) ?? []);
});

test.each(sites)('Y-10 the privacy page of $locale names who shows videos, and all who receive data of an order', (site) => {
  const sections = findPageById(site, 'privacy')?.texts.sections ?? [];
  const textOf = (id: string): string => JSON.stringify(sections.find((section) => section.id === id)?.data ?? '');
  expect(textOf('data')).toMatch(/YouTube.*Vimeo/u);
  // Carrier, payment, hosting, mail, below the head of the table.
  expect(textOf('recipients').match(/<tr>/g)).toHaveLength(5);
});
