import { beforeAll, expect, test } from 'vitest';
import type { Site } from '#shared/country/site.ts';
import { getCountry, getCountryContent, getNavigation, getPage, liveSites, loadContent, type NavigationEntry } from './content.ts';

beforeAll(loadContent);

const withAllBelow = (entries: readonly NavigationEntry[]): NavigationEntry[] =>
  entries.flatMap((entry) => [entry, ...withAllBelow(entry.children), ...withAllBelow(entry.continuingLinks)]);

/** The labels of links to a page in all menus of a site: main menu, further links, footer, legal row. */
const namesInMenus = (site: Site, pageId: string): string[] => {
  const { main, continuingLinks, footer, legal } = getNavigation(site);
  const all = [...withAllBelow([...main, ...continuingLinks]), ...footer.flatMap(({ links }) => links), ...legal];
  return all.filter(({ id }) => id === pageId).map(({ label }) => label);
};

/** The labels of links to a page within pages; those without a label use the page's name. */
const labelsInPages = (site: Site, pageId: string, value: unknown = [...getCountryContent(site.country).pages.values()]): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { label, link } = value as { label?: unknown; link?: { page?: string } };
  const own = link?.page === pageId && typeof label === 'string' ? [label] : [];
  return [...own, ...Object.values(value).flatMap((below) => labelsInPages(site, pageId, below))];
};

test('C-11 Y-01 no link to the page about withdrawal has another name than the page has in that country', () => {
  const sites = liveSites();
  expect(sites.length).toBeGreaterThanOrEqual(22);
  const wrong = sites.flatMap((site) => {
    const { label } = getPage(site, 'withdrawal').texts;
    const named = [...namesInMenus(site, 'withdrawal'), getPage(site, 'withdrawal').breadcrumbs.at(-1)?.label ?? ''];
    expect(named.length).toBeGreaterThan(2);
    return [...named, ...labelsInPages(site, 'withdrawal')].filter((name) => name !== label).map((name) => [site.locale, name, label]);
  });
  expect(wrong).toEqual([]);
});

test('Y-01 where the law gives no right of withdrawal, no menu mentions one', () => {
  const right = /right to cancel|rétractation|widerruf|hủy hợp đồng|解除/iu;
  const actual = liveSites()
    .filter(({ country }) => getCountry(country).withdrawalDays === null)
    .flatMap((site) => namesInMenus(site, 'withdrawal').filter((name) => right.test(name)));
  expect(actual).toEqual([]);
});
