import { addressBookOf } from '#backend/content/content.ts';
import { listOf } from '../../src/shared/catalogue/product-list.ts';
import { wholeListOf } from '../../src/shared/content/page-file.ts';
import type { RedirectsFile } from '../../src/shared/content/redirects-file.ts';
import type { Language } from '../../src/shared/country/countries.ts';
import { languages } from '../../src/shared/country/countries.ts';
import { reservedSegments } from '../../src/shared/routes/reserved-segments.ts';
import type { Finding } from './finding.ts';
import type { Library } from './library.ts';

// The schema knows every screen.
const unknownIn = (content: Library['content'], to: RedirectsFile[string]): string | undefined => {
  if ('page' in to) return content.pages.has(to.page) ? undefined : `page '${to.page}'`;
  return 'screen' in to || content.products.has(to.product) ? undefined : `product '${to.product}'`;
};

/** An old address hides no existing page, and leads to one. */
const checkRedirects = ({ content }: Library): Finding[] =>
  Object.entries(content.redirects).flatMap(([language, moved]) => {
    const { find } = addressBookOf(content, language as Language);
    return Object.entries(moved).flatMap(([from, to]) => {
      const lost = unknownIn(content, to);
      const wrong = [
        ...(find(from) || reservedSegments.has(from.split('/')[0] ?? '') ? [`'/${from}' is an address of the shop`] : []),
        ...(lost === undefined ? [] : [`'/${from}' leads to no ${lost}`]),
      ];
      return wrong.map((message) => ({ file: `redirects/${language}.json`, message }));
    });
  });

/** No duplicate addresses, none of the shop's own screens, no cycle of parents; one home page and one page for 404. */
export const checkAddresses = (library: Library): Finding[] => {
  const { content } = library;
  const perLanguage = languages.flatMap((language) =>
    addressBookOf(content, language).faults.map(({ pageId, message }) => ({ file: `pages/${pageId}/${language}.json`, message })),
  );
  const single = (['home', '404'] as const).flatMap((type) => {
    const found = [...content.pages.values()].filter(({ file }) => file.type === type);
    return found.length === 1 ? [] : [{ file: 'pages', message: `${found.length} pages of type '${type}', there must be one` }];
  });
  const needed = new Set([...content.products.values()].map(({ file }) => listOf(file.facts)));
  const lists = [...needed].flatMap((list) => {
    const found = [...content.pages.values()].filter(({ file }) => wholeListOf(file) === list);
    return found.length === 1 ? [] : [{ file: 'pages', message: `${found.length} pages list the ${list}, there must be one` }];
  });
  return [...perLanguage, ...single, ...lists, ...checkRedirects(library)];
};
