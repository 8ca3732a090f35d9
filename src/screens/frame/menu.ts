import 'server-only';
import { browseFacet, introduceProduct, sizeOfList } from '#backend/catalogue/catalogue.ts';
import { findPageById, type NavigationEntry } from '#backend/content/content.ts';
import type { MenuColumn, MenuEntry, MenuOption, MenuProduct } from '#client/shell/menu-entry.ts';
import { langOf } from '#server-components/language-attribute.ts';
import { formatCentimetres } from '#shared/catalogue/format-length.ts';
import type { Facet, FacetOption, ListName } from '#shared/catalogue/product-list.ts';
import { wholeListOf } from '#shared/content/page-file.ts';
import type { Site } from '#shared/country/site.ts';
import { numberFormat } from '#shared/i18n/formats.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { type FacetId, withQuery } from '#shared/routes/list-query.ts';

type Menu = { site: Site; t: Translate /** Language of the editors' labels. */; language: string };
type List = { name: ListName; path: string };

const kinds: Partial<Record<Facet['kind'], MenuColumn['kind']>> = { cabinet: 'widths', swatch: 'swatches' };

const isFacet = (apiCall: NavigationEntry['apiCall']): apiCall is `facets/${FacetId}` => apiCall?.startsWith('facets/') ?? false;

const presentOption = ({ site, t }: Menu, { name, path }: List, { id, kind }: Facet, { value, label, count }: FacetOption): MenuOption => ({
  id: value,
  label: kind === 'cabinet' ? formatCentimetres(Number(value), site.locale) : label,
  href: path + withQuery(new URLSearchParams(), { [id]: value }),
  count: { shown: numberFormat(site.locale).format(count), said: t(`list.count.${name}`, { count }) },
});

/** The values of a facet of the list above, each a link; a value without results is left out. */
const facetColumn = (menu: Menu, list: List, { id, label, apiCall }: NavigationEntry): MenuColumn[] => {
  const facet = isFacet(apiCall) ? browseFacet(menu.site, list.name, apiCall.slice('facets/'.length) as FacetId) : undefined;
  if (!facet) return [];
  const options = facet.options.filter(({ isImpossible }) => !isImpossible).map((option) => presentOption(menu, list, facet, option));
  return [{ id, label, kind: kinds[facet.kind] ?? 'plain', options, lang: langOf(menu.site.language, menu.language) }];
};

/** Entries as links; folders are none. */
export const linksOf = (entries: readonly NavigationEntry[]): MenuOption[] =>
  entries.flatMap(({ id, label, seoRoute }) => (seoRoute === null ? [] : [{ id, label, href: seoRoute, count: undefined }]));

/** The pages that editors put below an entry, under its name. */
const pageColumn = (entry: NavigationEntry): MenuColumn[] => {
  const options = linksOf([entry, ...entry.children]);
  return options.length === 0 ? [] : [{ id: entry.id, label: entry.label, kind: 'plain', options, lang: undefined }];
};

const presentProduct = ({ site }: Menu, { id, label, seoRoute }: NavigationEntry): MenuProduct | undefined => {
  const product = seoRoute === null ? undefined : introduceProduct(site, id);
  return product && seoRoute !== null ? { ...product, href: seoRoute, note: label } : undefined;
};

const presentEntry = (menu: Menu, entry: NavigationEntry): MenuEntry => {
  const { id, label, text, seoRoute, children } = entry;
  const page = findPageById(menu.site, id);
  const name = page && wholeListOf(page.file);
  const list = name && seoRoute !== null ? { name, path: seoRoute } : undefined;
  const product = children.find(({ apiCall }) => apiCall === 'product');
  const all = list ? menu.t(`shell.menu.all.${list.name}`, { count: sizeOfList(menu.site, list.name) }) : menu.t('shell.all');
  return {
    id,
    label,
    text,
    href: seoRoute,
    all: { label: all, lang: langOf(menu.site.language, menu.language) },
    columns: children.flatMap((child) => {
      if (child.apiCall === null) return pageColumn(child);
      return list ? facetColumn(menu, list, child) : [];
    }),
    product: product && presentProduct(menu, product),
    continuing: linksOf(entry.continuingLinks),
  };
};

/** The main menu as the shell shows it: the editors' entries, completed from the catalogue. */
export const presentMenu = (menu: Menu, entries: readonly NavigationEntry[]): MenuEntry[] =>
  entries.map((entry) => presentEntry(menu, entry));
