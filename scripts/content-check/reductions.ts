import { currencies } from '#shared/country/currency.ts';
import type { ProductFile, ReductionFile } from '../../src/shared/catalogue/product-file.ts';
import { referencePrice } from '../../src/shared/catalogue/reference-price.ts';
import type { Finding } from './finding.ts';
import type { Library } from './library.ts';

const checkDays = ({ since, until, former }: ReductionFile): string[] => {
  const days = [...former.map(({ from }) => from), since];
  const isInOrder = days.every((day, index) => index === 0 || (days[index - 1] ?? '') < day);
  return [
    ...(isInOrder ? [] : ['reduction: the former prices come oldest first, all before since']),
    ...(until === null || until >= since ? [] : ['reduction.until: lies before since']),
  ];
};

/** In every currency the reduction must be backed by a former price (Y-04). */
const checkReferences = ({ prices, reduction }: ProductFile['variants'][number]): string[] => {
  if (!reduction) return [];
  const since = Date.parse(reduction.since);
  return currencies
    .filter((currency) => {
      const former = reduction.former.map(({ from, prices: referenced }) => ({
        price: referenced[currency],
        effectiveFrom: Date.parse(from),
      }));
      return referencePrice([...former, { price: prices[currency], effectiveFrom: since }], since) === undefined;
    })
    .map((currency) => `prices.${currency}: reduced, but not below the lowest price of the 30 days before (Y-04)`);
};

/** A reduction has dated former prices, and is a reduction in every currency. */
export const checkReductions = ({ content }: Library): Finding[] =>
  [...content.products].flatMap(([key, { file }]) =>
    file.variants.flatMap((variant, index) =>
      [...(variant.reduction ? checkDays(variant.reduction) : []), ...checkReferences(variant)].map((message) => ({
        file: `catalogue/${key}/product.json`,
        message: `variants[${index}].${message}`,
      })),
    ),
  );
