import { bestSellers, getTiles } from '#backend/catalogue/catalogue.ts';
import { HeadRow } from '#client/primitives/grid/head-row.tsx';
import { MoreLink } from '#server-components/content-button/more-link.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { CardRow } from '#server-components/product-card/card-row.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import type { ModuleProps } from '../module-props.ts';
import type { BestSellerData } from './best-seller.schema.ts';

// Prices and stock change with every order, so it is rendered for each page: no `cacheKey`.

/** M-20: the most popular products as a row of cards; without keys the catalogue chooses them. */
export const BestSeller = async ({ site, id, language, data }: ModuleProps<BestSellerData>) => {
  const keys = data.productKeys.length === 0 ? bestSellers(site, data.count) : data.productKeys;
  const tiles = await getTiles(site, keys);
  if (tiles.length === 0) return null;
  return (
    <SectionFrame id={id}>
      <div lang={langOf(language, site.language)}>
        <HeadRow headline={data.headline}>{data.button === null ? null : <MoreLink site={site} button={data.button} />}</HeadRow>
      </div>
      <CardRow site={site} tiles={tiles} />
    </SectionFrame>
  );
};
