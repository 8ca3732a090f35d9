import { beforeAll, describe, expect, test } from 'vitest';
import { findPageById, getCountryContent, getNavigation, getProducts, loadContent } from '#backend/content/content.ts';
import { findSite, type Site } from '#shared/country/site.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { type FoundText, isInInches, metricAlone, readTextsIn } from './content/metric-alone.ts';

beforeAll(loadContent);

const siteOf = (...[country, language]: Parameters<typeof findSite>): Site => {
  const site = findSite(country, language);
  if (!site) throw new Error(`${country} does not speak ${language}`);
  return site;
};

const contentOf = (site: Site): FoundText[] => [
  ...[...getProducts(site.country)].flatMap(([key, { texts }]) => readTextsIn(texts[site.language], key)),
  ...[...getCountryContent(site.country).pages.keys()].flatMap((id) => {
    const page = findPageById(site, id);
    return page?.language === site.language ? readTextsIn(page.texts, id) : [];
  }),
  ...readTextsIn(getNavigation(site), 'navigation'),
];

describe.each([siteOf('us', 'en'), siteOf('ca', 'en'), siteOf('ca', 'fr')])('the texts of $locale', (site) => {
  test('C-12 no product, page or menu states a measure in metric units alone', () => {
    const texts = contentOf(site);
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter(isInInches).length).toBeGreaterThan(150);
    expect(metricAlone(texts)).toEqual([]);
  });

  test('C-12 no interface text asks for millimetres or names metric units alone', async () => {
    // Pressures are converted together with their numbers: `0.5 to 5 bar`.
    expect(metricAlone(readTextsIn(await loadMessages(site.locale), 'messages')).filter((line) => !line.includes('{{to}}'))).toEqual([]);
  });
});

test('C-12 header and cells of a table change their unit together', () => {
  const tableOn = (site: Site, pageId: string) =>
    findPageById(site, pageId)?.texts.sections.find(({ uid }) => uid === 'table')?.data as {
      columns: { head: string }[];
      rows: string[][];
    };
  const american = tableOn(siteOf('us', 'en'), 'making');
  expect(american.columns.map(({ head }) => head)).toEqual(['Sink', 'Material', 'Outer size, in', 'Weight, lb']);
  expect(american.rows[1]).toEqual(['Delta 60 S', 'Granite', '39.4\u00A0×\u00A019.7', '29.1']);
  expect(tableOn(siteOf('ca', 'fr'), 'partner').rows.map(([width]) => width)).toEqual(['18', '20', '24', '32', '36']);
  expect(tableOn(siteOf('gb', 'en'), 'making').rows[1]).toEqual(['Delta 60 S', 'Granite', '1000\u00A0×\u00A0500', '13.2']);
});
