import 'server-only';
import type { ApiCall, NavigationFile, RouteListEntry } from '#shared/content/navigation-file.ts';
import { nameOfParticular } from '#shared/content/particulars.ts';
import type { Language } from '#shared/country/countries.ts';
import { hrefTo, type Site } from '#shared/country/site.ts';
import { type PathName, paths, pathTo } from '#shared/routes/paths.ts';
import { addressBookOf, inLanguage } from './address-book.ts';
import type { CountryContent } from './country-content.ts';
import { fillLine } from './country-texts.ts';
import { valuesOf } from './country-values.ts';
import { addressOfPage, addressOfProduct } from './pages.ts';

/** A link of a menu. */
export type NavigationLink = { id: string; label: string; href: string; language: Language };

/** An entry of the main menu. `seoRoute` is null for a folder without a page of its own. */
export type NavigationEntry = {
  id: string;
  seoRoute: string | null;
  label: string;
  text: string | null;
  children: NavigationEntry[];
  hasShopLink: boolean;
  onlyFolder: boolean;
  apiCall: ApiCall;
  /** From a child labelled 'Continuing Links': not in the menu, a list of its own. */
  continuingLinks: NavigationEntry[];
};

type SpecialPage = keyof NavigationFile['special'];
export type Navigation = {
  /** Language of the labels. */
  language: Language;
  main: NavigationEntry[];
  /** From an entry of the main menu labelled 'Continuing Links'. */
  continuingLinks: NavigationEntry[];
  footer: { headline: string; links: NavigationLink[] }[];
  legal: NavigationLink[];
  /** Special addresses; null where the country has no such page. */
  special: Record<SpecialPage, string | null>;
  /** One line above the header. */
  promise: string;
};

const continuing = 'Continuing Links';
const isPathName = (id: string): id is PathName => Object.hasOwn(paths, id);

const hrefOf = (content: CountryContent, site: Site, id: string): string | null => {
  return addressOfPage(content, site, id) ?? (isPathName(id) ? pathTo(site, id) : null);
};

/** A legal page has its own title as its label in menus: where the law gives no right of withdrawal, that page is about returns. */
const labelOf = (content: CountryContent, site: Site, { id, label, apiCall }: RouteListEntry): string => {
  const isLegal = apiCall === null && inLanguage(content.navigation, site.language)?.texts.legal.includes(id) === true;
  return (isLegal ? addressBookOf(content, site.language).pages.get(id)?.texts.label : undefined) ?? label;
};

/** The entries below those labelled 'Continuing Links'; they themselves are never shown. */
const continuingOf = (content: CountryContent, site: Site, entries: readonly RouteListEntry[]): NavigationEntry[] =>
  entries
    .filter(({ label }) => label === continuing)
    .flatMap(({ children }) => children.flatMap((child) => presentEntry(content, site, child)));

const routeOf = (content: CountryContent, site: Site, { id, onlyFolder, apiCall }: RouteListEntry): string | null => {
  if (onlyFolder) return null;
  return apiCall === 'product' ? (addressOfProduct(content, site, id) ?? null) : hrefOf(content, site, id);
};

const presentEntry = (content: CountryContent, site: Site, entry: RouteListEntry): NavigationEntry[] => {
  const seoRoute = routeOf(content, site, entry);
  if (!entry.visible || (seoRoute === null && !entry.onlyFolder)) return [];
  const { id, hasShopLink, onlyFolder, apiCall } = entry;
  const label = labelOf(content, site, entry);
  const children = presentMenu(content, site, entry.children);
  const continuingLinks = continuingOf(content, site, entry.children);
  return [{ id, seoRoute, label, text: entry.text ?? null, children, hasShopLink, onlyFolder, apiCall, continuingLinks }];
};

const presentMenu = (content: CountryContent, site: Site, entries: readonly RouteListEntry[]): NavigationEntry[] =>
  entries.filter(({ label }) => label !== continuing).flatMap((entry) => presentEntry(content, site, entry));

const linksTo = (content: CountryContent, site: Site, id: string): NavigationLink[] => {
  const page = addressBookOf(content, site.language).pages.get(id);
  return page ? [{ id, label: page.texts.label, href: hrefTo(site, page.path), language: page.language }] : [];
};

/** What the country's law requires on every page: the complaints book, the registration number. */
const particularsOf = ({ country }: CountryContent, { language }: Site): NavigationLink[] =>
  country.particulars.flatMap((particular) => {
    const label = nameOfParticular(particular, language);
    return particular.isInFooter && particular.url !== null && label !== undefined
      ? [{ id: particular.kind, label, href: particular.url, language }]
      : [];
  });

const specialNames = ['contact', 'pageNotFound', 'shop', 'partner', 'deposit', 'career'] as const satisfies readonly SpecialPage[];

/** The navigation of a country in its language, else the fallback's; entries without a page are left out. */
export const navigationOf = (content: CountryContent, site: Site): Navigation => {
  const found = inLanguage(content.navigation, site.language);
  const file: NavigationFile | undefined = found?.texts;
  const special = specialNames.map((name) => {
    const id = file?.special[name];
    return [name, id ? hrefOf(content, site, id) : null] as const;
  });
  return {
    language: found?.language ?? site.language,
    main: presentMenu(content, site, file?.main ?? []),
    continuingLinks: continuingOf(content, site, file?.main ?? []),
    footer: (file?.footer ?? []).map(({ headline, pages }) => ({ headline, links: pages.flatMap((id) => linksTo(content, site, id)) })),
    legal: [...(file?.legal ?? []).flatMap((id) => linksTo(content, site, id)), ...particularsOf(content, site)],
    special: Object.fromEntries(special) as Navigation['special'],
    promise: fillLine(file?.promise ?? '', valuesOf(content.country, found?.language ?? site.language)) ?? '',
  };
};
