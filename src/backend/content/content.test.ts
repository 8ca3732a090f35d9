import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { findSite, type Site } from '#shared/country/site.ts';
import { copyContent } from '../../../tests/content/planted-folder.ts';
import {
  alternatesOf,
  contentVersion,
  findPage,
  findPageById,
  findPageByType,
  findPicture,
  getCountry,
  getNavigation,
  getPage,
  isLive,
  liveSites,
  loadContent,
  pathOfPage,
  pathOfProduct,
  resolveLink,
} from './content.ts';
import { createFileSource } from './file-source.ts';
import { refreshContent } from './load-content.ts';

const siteOf = (...[country, language]: Parameters<typeof findSite>): Site => {
  const site = findSite(country, language);
  if (!site) throw new Error(`${country} does not speak ${language}`);
  return site;
};
const [de, nl, jp, chFr, chDe] = [siteOf('de', 'de'), siteOf('nl', 'nl'), siteOf('jp', 'ja'), siteOf('ch', 'fr'), siteOf('ch', 'de')];
const below = (site: Site, path: string | undefined): string[] => (path ?? '').slice(site.root.length).split('/');

beforeAll(loadContent);

describe('addresses', () => {
  test('every page of every country is found at its own address, in its own language', () => {
    for (const site of liveSites()) {
      for (const id of ['home', 'sinks', 'taps', 'delivery']) {
        const found = findPage(site, below(site, pathOfPage(site, id)));
        expect(found).toMatchObject({ kind: 'page', file: { pageId: id } });
        expect(found?.language).toBe(site.language);
      }
    }
  });

  test('a product stands below its list page, with breadcrumbs from home', () => {
    const path = pathOfProduct(chFr, 'delta-60-s');
    expect(path).toBe(`${pathOfPage(chFr, 'sinks')}/delta-60-s`);
    const found = findPage(chFr, below(chFr, path));
    expect(found).toMatchObject({ kind: 'product', productKey: 'delta-60-s', path, canonical: `https://www.undula.ch${path}` });
    expect(found?.breadcrumbs.map(({ href }) => href)).toEqual(['/fr/', pathOfPage(chFr, 'sinks'), path]);
  });

  test('a product is not found below the wrong list, nor one that does not exist', () => {
    expect(findPage(de, [...below(de, pathOfPage(de, 'taps')), 'delta-60-s'])).toBeUndefined();
    expect(findPage(de, [...below(de, pathOfPage(de, 'sinks')), 'delta-61'])).toBeUndefined();
  });

  test.each(
    [['%'], ['%E0%A4%A'], ['spuelen%2Fdelta-60-s'], ['SPUELEN'], ['spuelen', '..'], ['__proto__'], ['constructor'], ['%00']].map(
      (slugs) => [slugs],
    ),
  )('malformed or foreign segments %j have no page', (slugs) => {
    expect(findPage(de, slugs)).toBeUndefined();
  });

  test('the page for 404 is found by its type and has no address', () => {
    const page = findPageByType(de, '404');
    expect(page?.texts.sections.length).toBeGreaterThan(0);
    expect(pathOfPage(de, page?.file.pageId ?? '')).toBeUndefined();
    expect(findPage(de, [])).toMatchObject({ file: { type: 'home' } });
  });

  test('a page that does not exist is undefined for find and an error for get', () => {
    expect(findPageById(de, 'nowhere')).toBeUndefined();
    expect(() => getPage(de, 'nowhere')).toThrow("No page 'nowhere' in de-DE");
  });

  test('links to pages, products and external addresses', () => {
    expect(resolveLink(chFr, { page: 'planning', hash: 'cabinet' })).toEqual({
      href: `${pathOfPage(chFr, 'planning')}#cabinet`,
      isExternal: false,
    });
    expect(resolveLink(jp, { product: 'quell' })).toEqual({ href: pathOfProduct(jp, 'quell'), isExternal: false });
    expect(resolveLink(de, { url: 'https://example.com/' })).toEqual({ href: 'https://example.com/', isExternal: true });
    expect(resolveLink(chDe, { page: 'nowhere' })).toEqual({ href: '/de/', isExternal: false });
  });
});

describe('head links', () => {
  test('S-01 alternates name the page in every live country and language, and x-default', () => {
    const found = getPage(chFr, 'sinks');
    const alternates = alternatesOf(found);
    expect(alternates).toHaveLength(liveSites().length + 1);
    expect(new Set(alternates.map(({ hreflang }) => hreflang)).size).toBe(alternates.length);
    expect(alternates).toContainEqual({ hreflang: 'fr-CH', href: found.canonical });
    expect(alternates.at(-1)).toEqual({ hreflang: 'x-default', href: getPage(de, 'sinks').canonical });
    for (const { href } of alternates) expect(href).toMatch(/^https:\/\/www\.undula\.[a-z.]+\//);
  });

  test('S-01 every alternate of a product leads to that product in its country', () => {
    const found = findPage(de, below(de, pathOfProduct(de, 'quell')));
    const hrefs = found ? alternatesOf(found).map(({ href }) => new URL(href)) : [];
    expect(hrefs).toHaveLength(liveSites().length + 1);
    for (const { host, pathname } of hrefs) {
      const site = liveSites().find(({ country, root }) => host === `www.${countries[country].domain}` && pathname.startsWith(root));
      expect(site && findPage(site, below(site, pathname))).toMatchObject({ kind: 'product', productKey: 'quell' });
    }
  });
});

describe('navigation', () => {
  test('R-09 the menu links to pages of the country; continuing links are a list of their own', () => {
    for (const site of [de, chFr, jp, nl]) {
      const { main, continuingLinks, footer, legal } = getNavigation(site);
      const links = [...main, ...continuingLinks].map(({ seoRoute }) => seoRoute);
      const hrefs = [...links, ...footer.flatMap((column) => column.links.map(({ href }) => href)), ...legal.map(({ href }) => href)];
      expect(hrefs.length).toBeGreaterThan(8);
      for (const href of hrefs) expect(findPage(site, below(site, href ?? undefined))).toBeDefined();
      expect(main.map(({ label }) => label)).not.toContain('Continuing Links');
    }
  });

  test('each country reads the menu of its own language', () => {
    expect(liveSites().filter((site) => getNavigation(site).language !== site.language)).toEqual([]);
  });
});

test('a picture comes with its texts in the requested language', () => {
  expect(findPicture({ country: 'de' }, 'delta-60-s-sand--front', 'de')).toMatchObject({
    alt: 'Delta 60 S in Sand, Ansicht schräg von vorn',
    altLanguage: 'de',
  });
  expect(findPicture({ country: 'de' }, 'delta-60-s-sand--front', 'nl')).toMatchObject({ altLanguage: 'nl' });
  expect(findPicture({ country: 'de' }, 'constructor', 'de')).toBeUndefined();
});

describe('a language without texts', () => {
  const planted = copyContent(['delta-60-s']);
  beforeAll(async () => {
    planted.drop('navigation/nl.json');
    planted.drop('pages/press/nl.json');
    planted.edit('media/media.json', (media) => {
      delete (media['delta-60-s-sand--front'] as { alt: Record<string, string> }).alt['nl'];
    });
    await refreshContent(createFileSource(planted.folder));
  });
  afterAll(async () => {
    planted.remove();
    await loadContent();
  });

  test('menu, page and picture fall back to English, marked as such', () => {
    expect([getNavigation(nl).language, getNavigation(jp).language]).toEqual(['en', 'ja']);
    expect([getPage(nl, 'press').language, getPage(nl, 'about').language]).toEqual(['en', 'nl']);
    expect(findPicture({ country: 'de' }, 'delta-60-s-sand--front', 'nl')).toMatchObject({ altLanguage: 'en' });
  });
});

describe('a country that is not live', () => {
  const planted = copyContent();
  beforeAll(async () => {
    planted.edit('countries/fr.json', (file) => Object.assign(file, { live: false }));
    await refreshContent(createFileSource(planted.folder));
  });
  afterAll(async () => {
    planted.remove();
    await loadContent();
  });

  test('it is closed, and left out of alternates and the country picker', () => {
    const codes = Object.keys(countries) as CountryCode[];
    expect(codes.filter((code) => !isLive(code))).toEqual(['fr']);
    expect(liveSites().some(({ country }) => country === 'fr')).toBe(false);
    expect(alternatesOf(getPage(de, 'sinks')).some(({ hreflang, href }) => hreflang === 'fr-FR' || href.includes('undula.fr'))).toBe(false);
  });

  test('the version changes with it', async () => {
    const closed = contentVersion();
    await loadContent();
    expect(contentVersion()).not.toBe(closed);
    expect([isLive('fr'), getCountry('fr').short]).toEqual([true, 'fr']);
    await refreshContent(createFileSource(planted.folder));
  });
});
