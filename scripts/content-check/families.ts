import { fieldOfSection } from '#shared/content/page-file.ts';
import type { Finding } from './finding.ts';
import type { Library } from './library.ts';
import { sectionsOf } from './sections.ts';

/** Every family has several products and one page (PFP), and every reference to a family exists in the catalogue. */
export const checkFamilies = (library: Library): Finding[] => {
  const { pages, products } = library.content;
  const members = Map.groupBy(products.values(), ({ file }) => file.family ?? '');
  members.delete('');
  const introduced = [...pages.values()].flatMap(({ file }) =>
    file.family === undefined ? [] : [{ pageId: file.pageId, family: file.family }],
  );
  const named = [
    ...introduced.map(({ pageId, family }) => ({ file: `pages/${pageId}/page.json`, place: 'family', family })),
    ...sectionsOf(library).flatMap(({ file, place, section }) => {
      const family = fieldOfSection(section, 'family');
      return typeof family === 'string' ? [{ file, place: `${place}.data.family`, family }] : [];
    }),
  ];
  return [
    ...named
      .filter(({ family }) => !members.has(family))
      .map(({ file, place, family }) => ({ file, message: `${place}: no product is of the family '${family}'` })),
    ...[...members].flatMap(([family, [first, ...others]]) => {
      const file = `catalogue/${first?.file.productKey ?? ''}/product.json`;
      const count = introduced.filter((page) => page.family === family).length;
      return [
        ...(others.length === 0 ? [{ file, message: `family: '${family}' has no other product` }] : []),
        ...(count === 1 ? [] : [{ file, message: `family: ${count} pages introduce '${family}', there must be one` }]),
      ];
    }),
  ];
};
