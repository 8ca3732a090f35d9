import { afterAll, beforeAll, expect, test } from 'vitest';
import { company } from '#shared/company/company.ts';
import { qstRegistration, register } from '#shared/company/register.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { findSite, type Site } from '#shared/country/site.ts';
import { copyContent } from '../../../tests/content/planted-folder.ts';
import {
  createFileSource,
  getCountry,
  getNavigation,
  getPage,
  getProducts,
  InvalidContentError,
  liveSites,
  loadContent,
} from './content.ts';
import { valuesOf } from './country-values.ts';
import { refreshContent } from './load-content.ts';

const siteOf = (...[country, language]: Parameters<typeof findSite>): Site => {
  const site = findSite(country, language);
  if (!site) throw new Error(`${country} does not speak ${language}`);
  return site;
};
const legal = ['terms', 'withdrawal', 'privacy', 'imprint', 'delivery', 'accessibility'] as const;
const wordsOf = (site: Site, pageId: string): string => JSON.stringify(getPage(site, pageId).texts);

beforeAll(loadContent);

test('C-11 Y-13 no legal page of any country has an unfilled value, and each is in the language of its site', () => {
  const open = liveSites().flatMap((site) =>
    legal.flatMap((id) =>
      /\{\{|undefined/.test(wordsOf(site, id)) || getPage(site, id).language !== site.language ? [`${id} ${site.locale}`] : [],
    ),
  );
  expect(open).toEqual([]);
});

test('C-11 Y-01 the right of withdrawal is stated where the law gives one, with its period and online form, nowhere else', () => {
  const actual = liveSites().map((site) => {
    const { withdrawalDays } = getCountry(site.country);
    const ids = getPage(site, 'withdrawal').texts.sections.map(({ id }) => id);
    const words = wordsOf(site, 'withdrawal');
    return {
      site: site.locale,
      hasRight: ids.includes('right'),
      wanted: withdrawalDays !== null,
      hasPlace: words.includes(`href=\\"${site.root}return-order\\"`) && words.includes(`www.undula.`),
      hasDays: words.includes(String(withdrawalDays ?? getCountry(site.country).returnDays)),
    };
  });
  expect(actual.filter(({ hasRight, wanted, hasPlace, hasDays }) => hasRight !== wanted || !hasPlace || !hasDays)).toEqual([]);
});

test('C-11 each country has its own authority, its own number and its own return address', () => {
  expect(wordsOf(siteOf('de', 'de'), 'accessibility')).toContain('Magdeburg');
  expect(wordsOf(siteOf('at', 'de'), 'accessibility')).toContain('Sozialministeriumservice');
  expect(wordsOf(siteOf('ch', 'de'), 'privacy')).toContain('EDÖB');
  expect(wordsOf(siteOf('ch', 'de'), 'imprint')).toContain('CHE-000.000.000');
  expect(wordsOf(siteOf('us', 'en'), 'privacy')).not.toContain('GDPR');
  expect(wordsOf(siteOf('us', 'en'), 'withdrawal')).toContain('66\u00A0lb');
  expect(wordsOf(siteOf('ca', 'fr'), 'withdrawal')).toContain('www.undula.ca/fr/return-order');
});

test('Y-12 texts of Canada alone may name the number for the sales tax of Québec', () => {
  expect(valuesOf(getCountry('ca'), 'fr').companyQstNumber).toBe(qstRegistration.number);
  expect(valuesOf(getCountry('us'), 'en').companyQstNumber).toBeUndefined();
});

test('C-11 no country shows the texts of another', () => {
  const sayers = (words: string): CountryCode[] =>
    (Object.keys(countries) as CountryCode[]).filter((country) =>
      countries[country].languages.some((language) => legal.some((id) => wordsOf(siteOf(country, language), id).includes(words))),
    );
  expect([sayers('Sozialministeriumservice'), sayers('Australian Consumer Law'), sayers('Magdeburg')]).toEqual([['at'], ['au'], ['de']]);
});

test("Y-12 the imprint names the bodies that the country's law requires, as the country’s file says", () => {
  const imprintOf = (...site: Parameters<typeof siteOf>): string => wordsOf(siteOf(...site), 'imprint');
  expect(imprintOf('fr', 'fr')).toContain('Médiateur Exemple, adresse');
  expect(imprintOf('fr', 'fr')).toContain(register.host);
  expect(imprintOf('hu', 'hu')).toContain('Tárhelyszolgáltató');
  expect(imprintOf('hu', 'hu')).toContain('href=\\"https://bekeltet.bkik.hu\\"');
  expect(imprintOf('cz', 'cs')).toContain('href=\\"https://www.coi.gov.cz\\"');
  expect(imprintOf('be', 'nl')).toContain('Consumentenombudsdienst');
  expect(imprintOf('be', 'fr')).toContain('Service de médiation pour le consommateur');
  expect(imprintOf('us', 'en')).toContain('Complaint Assistance Unit');
  expect(imprintOf('gb', 'en')).not.toContain('Complaint Assistance Unit');
  expect(getPage(siteOf('jp', 'ja'), 'imprint').texts.label).toBe('特定商取引法に基づく表記');
});

test('Y-12 what the law requires on every page is in the footer of its country only, and links to its register', () => {
  const links = liveSites().flatMap((site) =>
    getNavigation(site)
      .legal.filter(({ href }) => href.startsWith('https:'))
      .map(({ label, href }) => [site.locale, label, href]),
  );
  expect(links.toSorted()).toEqual([
    ['pt-PT', 'Livro de Reclamações eletrónico', 'https://www.livroreclamacoes.pt/inicio'],
    ['zh-CN', 'ICP备00000000号', 'https://beian.miit.gov.cn/'],
  ]);
  expect(getNavigation(siteOf('jp', 'ja')).legal.map(({ label }) => label)).toContain('特定商取引法に基づく表記');
});

test('Y-13 the line above the header has the days and years from the files of the country and the company', async () => {
  const untold = liveSites().filter((site) => {
    const { promise } = getNavigation(site);
    return !promise.includes(String(getCountry(site.country).returnDays)) || !promise.includes(String(company.guaranteeYears.sink));
  });
  expect(untold).toEqual([]);
  const changed = copyContent(['delta-60-s', 'quell', 'steg']);
  changed.edit('countries/at.json', (file) => Object.assign(file, { returnDays: 45, refundDays: 9 }));
  await refreshContent(createFileSource(changed.folder));
  expect(getNavigation(siteOf('at', 'de')).promise).toContain('45');
  expect(getNavigation(siteOf('de', 'de')).promise).not.toContain('45');
  changed.remove();
  await loadContent();
});

test('Y-13 the guarantee that pages promise for every sink and tap is the minimum in the catalogue', () => {
  const fewest = (kind: 'sink' | 'tap'): number =>
    Math.min(...[...getProducts('de').values()].filter(({ file }) => file.facts.kind === kind).map(({ file }) => file.guaranteeYears));
  expect({ sink: fewest('sink'), tap: fewest('tap') }).toEqual(company.guaranteeYears);
});

const planted = copyContent(['delta-60-s', 'quell', 'steg']);
afterAll(planted.remove);

test("C-11 a country's override of a section that does not exist is rejected, by file", async () => {
  planted.write('pages/terms/de.at.json', JSON.stringify({ without: ['clause-99'] }));
  await expect(refreshContent(createFileSource(planted.folder))).rejects.toThrow(InvalidContentError);
  await expect(refreshContent(createFileSource(planted.folder))).rejects.toThrow('clause-99');
});
