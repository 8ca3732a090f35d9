import 'server-only';
import { browseFacet, sizeOfList } from '#backend/catalogue/catalogue.ts';
import { findPageById, getCountryContent } from '#backend/content/content.ts';
import type { Facet, FacetOption, ListName } from '#shared/catalogue/product-list.ts';
import { wholeListOf } from '#shared/content/page-file.ts';
import type { SearchAnswer } from '#shared/contract/search.ts';
import type { Site } from '#shared/country/site.ts';
import { type FacetId, facetIds, withQuery } from '#shared/routes/list-query.ts';

type Category = SearchAnswer['categories'][number];

const listPageOf = (site: Site, list: string | undefined) => {
  const found = [...getCountryContent(site.country).pages.values()].find(({ file }) => list !== undefined && wholeListOf(file) === list);
  const page = found && findPageById(site, found.file.pageId);
  return page && found.file.list ? { name: found.file.list, label: page.texts.label, path: page.path, language: page.language } : undefined;
};

const isFacetId = (id: string | undefined): id is FacetId => (facetIds as readonly (string | undefined)[]).includes(id);

const optionOf = (
  site: Site,
  list: ListName,
  id: string | undefined,
  value: string | undefined,
): { facet: Facet; option: FacetOption } | undefined => {
  const facet = isFacetId(id) ? browseFacet(site, list, id) : undefined;
  const option = facet?.options.find((one) => one.value === value);
  return facet && option && { facet, option };
};

/** A list of the shop, or one of its filters, by its key: `sinks`, `sinks/material/granite`. */
export const presentCategory = (site: Site, key: string): Category[] => {
  const [list, id, value] = key.split('/');
  const page = listPageOf(site, list);
  if (!page) return [];
  if (id === undefined)
    return [{ id: key, label: page.label, list: null, href: page.path, language: page.language, count: sizeOfList(site, page.name) }];
  const found = optionOf(site, page.name, id, value);
  if (!found) return [];
  const { facet, option } = found;
  const href = page.path + withQuery(new URLSearchParams(), { [facet.id]: option.value });
  return [
    {
      id: key,
      label: option.label,
      list: { label: page.label, language: page.language },
      href,
      language: site.language,
      count: option.count,
    },
  ];
};
