import type { Variant } from '#shared/contract/product.ts';

/** The variant that the query names by its finish, else the first. Throws for a product without variants. */
export const chooseVariant = (variants: readonly Variant[], query: URLSearchParams): Variant => {
  const requested = query.get('finish');
  const chosen = variants.find(({ finish }) => finish === requested) ?? variants[0];
  if (!chosen) throw new Error('A product without variants');
  return chosen;
};
