import { getTiles } from '#backend/catalogue/catalogue.ts';
import { HeadRow } from '#client/primitives/grid/head-row.tsx';
import { MoreLink } from '#server-components/content-button/more-link.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { CardRow } from '#server-components/product-card/card-row.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import type { ModuleProps } from '../module-props.ts';
import type { ProductCardsData } from './product-cards.schema.ts';

/** M-10: a row of product cards; products missing from the catalogue are left out. */
export const ProductCards = async ({ site, id, language, data }: ModuleProps<ProductCardsData>) => {
  const tiles = await getTiles(site, data.productKeys);
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
