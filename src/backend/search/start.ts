import 'server-only';
import { cabinetWidths, textsOf } from '#backend/catalogue/catalogue.ts';
import { findPageById, getCountry, pathOfPage } from '#backend/content/content.ts';
import { formatCentimetres } from '#shared/catalogue/format-length.ts';
import { listNames } from '#shared/catalogue/product-list.ts';
import type { SearchStart } from '#shared/contract/search-start.ts';
import type { Site } from '#shared/country/site.ts';
import { numberFormat } from '#shared/i18n/formats.ts';
import { withQuery } from '#shared/routes/list-query.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { searchPath } from '#shared/routes/search-path.ts';
import { presentCategory } from './categories.ts';
import { popularSearches } from './popular-searches.ts';

/** Pages for a visitor who does not know yet what to search for. */
const helpingPages = ['planning', 'service', 'contact'];

const widthsOf = (site: Site): SearchStart['widths'] => {
  const path = pathOfPage(site, 'sinks');
  const t = textsOf(site.locale);
  return cabinetWidths(site).flatMap(({ width, count }) =>
    path === undefined
      ? []
      : [
          {
            value: width,
            label: formatCentimetres(width, site.locale),
            count: t('list.count.sinks', { count }),
            href: path + withQuery(new URLSearchParams(), { cabinet: String(width) }),
          },
        ],
  );
};

const areasOf = (site: Site): SearchStart['areas'] => {
  const number = numberFormat(site.locale);
  const lists = listNames.flatMap((list) => presentCategory(site, list));
  const pages = helpingPages.flatMap((pageId) => {
    const page = findPageById(site, pageId);
    return page ? [{ label: page.texts.label, language: page.language, href: page.path, count: null }] : [];
  });
  return [...lists.map(({ label, language, href, count }) => ({ label, language, href, count: number.format(count) })), ...pages];
};

/** The start screen before anything is typed: popular searches, the widths, the sections of the shop. */
export const startOf = (site: Site): SearchStart => ({
  popular: popularSearches(site).map((term) => ({ term, href: searchPath(pathTo(site, 'search'), term) })),
  widths: widthsOf(site),
  areas: areasOf(site),
  isConsentRequired: getCountry(site.country).consent.isRequired,
});
