import 'server-only';
import { basename, relative } from 'node:path';
import { getContentOfCountries } from '#backend/content/content.ts';
import { previewAddress } from '#backend/preview/preview.ts';
import { compactConfig } from '#screens/editor/compact-config.ts';
import { editorConfig } from '#screens/editor/editor-config.ts';
import { type CountryCode, type CountryFacts, countries, type Language, languages } from '#shared/country/countries.ts';
import { findSite } from '#shared/country/site.ts';
import { environment } from '#shared/environment/environment.ts';

/** A text for the editor, or the country and path to which it is redirected. */
type EditorResponse = { text: string } | { country: CountryCode; path: string };

const hours = 8;

/** The folder as the editor sees it: relative to the folder of the shop, or, where the content lies elsewhere, to its parent folder. */
const folderOf = (folder: string): string => {
  const below = relative('.', folder);
  return below.startsWith('..') ? basename(folder) : below;
};

const config = (): string => {
  const content = getContentOfCountries().get('de');
  const choices = {
    pictures: Object.keys(content?.media ?? {}).toSorted(),
    pages: [...(content?.pages.keys() ?? [])].toSorted(),
    products: [...(content?.products.keys() ?? [])],
  };
  return JSON.stringify(compactConfig(editorConfig({ choices, folder: folderOf(environment().CONTENT_DIR) })));
};

const speaks = (country: CountryCode, language: Language): boolean => (countries[country] as CountryFacts).languages.includes(language);

/** The country in which a language is previewed: the current one, or else the first that speaks it. */
const countryFor = (hostCountry: CountryCode, language: Language): CountryCode | undefined =>
  speaks(hostCountry, language) ? hostCountry : (Object.keys(countries) as CountryCode[]).find((country) => speaks(country, language));

const languageOf = (text: string | undefined): Language | undefined => languages.find((language) => language === text);

/** The response to the content editor: its configuration, or the address of a page's draft. Undefined for every other path. */
export const editorResponse = (hostCountry: CountryCode, path: string): EditorResponse | undefined => {
  if (path === '/edit/config.json') return { text: config() };
  const [, language, page] = /^\/edit\/preview\/([a-z]{2})\/([a-z0-9-]+)$/.exec(path) ?? [];
  const knownLanguage = languageOf(language);
  const country = knownLanguage && countryFor(hostCountry, knownLanguage);
  const site = country && findSite(country, knownLanguage);
  const address = site && page && previewAddress(site, page, hours);
  return address ? { country, path: address } : undefined;
};
