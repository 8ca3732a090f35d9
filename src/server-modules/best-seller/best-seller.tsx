import { bestSellers } from '#backend/catalogue/catalogue.ts';
import type { ModuleProps } from '../module-props.ts';
import { ProductCards } from '../product-cards/product-cards.tsx';
import type { BestSellerData } from './best-seller.schema.ts';

// Prices and stock change with every order, so it is rendered for each page: no `cacheKey`.

/** M-20: the most popular products as product cards; without keys the catalogue chooses them. */
export const BestSeller = ({ data: { count, productKeys, ...head }, ...props }: ModuleProps<BestSellerData>) => (
  <ProductCards {...props} data={{ ...head, productKeys: productKeys.length === 0 ? bestSellers(props.site, count) : productKeys }} />
);
