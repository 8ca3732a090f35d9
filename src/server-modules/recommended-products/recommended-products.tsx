import { findPicture, resolveLink } from '#backend/content/content.ts';
import { CardGrid } from '#client/primitives/card/card-grid.tsx';
import { HeadRow } from '#client/primitives/grid/head-row.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { columnsOf } from '#server-components/product-card/columns.ts';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import type { ModuleProps } from '../module-props.ts';
import { RecommendedCard } from './recommended-card.tsx';
import type { RecommendedProductsData } from './recommended-products.schema.ts';

/** M-35: products in an editor's own words, each card one link to its page. */
export const RecommendedProducts = ({ site, id, language, data, cacheKey }: ModuleProps<RecommendedProductsData>) => {
  const columns = columnsOf(data.products.length);
  return (
    <SectionFrame id={id} cacheKey={cacheKey} lang={langOf(language, site.language)}>
      <HeadRow headline={data.headline} />
      <CardGrid
        layout="row"
        columns={columns}
        rows={4}
        cards={data.products.map(({ identifier, link, image, imageAlt, ...words }) => {
          const found = image === null ? undefined : findPicture(site, image.identifier, language);
          return {
            id: identifier,
            card: (
              <RecommendedCard
                {...words}
                href={resolveLink(site, link).href}
                picture={found?.picture}
                alt={imageAlt ?? found?.alt ?? ''}
                altLang={imageAlt === null && found ? langOf(found.altLanguage, language) : undefined}
                sizes={`(width >= 834px) ${Math.round(100 / columns)}vw, 82vw`}
              />
            ),
          };
        })}
      />
    </SectionFrame>
  );
};
