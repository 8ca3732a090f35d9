import { compareFamily } from '#backend/catalogue/catalogue.ts';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { HeadRow } from '#client/primitives/grid/head-row.tsx';
import { Note } from '#client/primitives/typography/text.tsx';
import { ComparisonTable } from '#server-components/comparison-table/comparison-table.tsx';
import { factRows } from '#server-components/comparison-table/table-rows.tsx';
import { TaxedPrice } from '#server-components/comparison-table/taxed-price.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { getTranslator } from '#server-components/translator.ts';
import type { ProductTile } from '#shared/contract/product.ts';
import type { Site } from '#shared/country/site.ts';
import { nameAction } from '#shared/i18n/name-action.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import type { ModuleProps } from '../module-props.ts';
import type { FamilyComparisonData } from './family-comparison.schema.ts';
import { FamilyDrawings } from './family-drawings.tsx';
import styles from './size-head.module.css';

const Way = ({ site, t, tile }: { site: Site; t: Translate; tile: ProductTile }) => (
  <div className={styles.ways}>
    <p className={styles.kind} lang={langOf(tile.language, site.language)}>
      {tile.description}
    </p>
    <p>
      <TaxedPrice site={site} t={t} price={tile.price} />
    </p>
    <ButtonLink href={tile.url} variant="line" size="s" aria-label={nameAction(site.locale, t('product.view'), tile.name)}>
      {t('product.view')}
    </ButtonLink>
  </div>
);

// Prices change with the catalogue: no `cacheKey`.

/** How the sizes of a family differ: drawn from above to one scale, then fact by fact. A family not sold in the country renders nothing. */
export const FamilyComparison = async ({ site, id, language, data }: ModuleProps<FamilyComparisonData>) => {
  const family = await compareFamily(site, data.family);
  if (!family) return null;
  const t = await getTranslator(site.locale);
  return (
    <SectionFrame id={id}>
      <HeadRow headline={data.headline} lang={langOf(language, site.language)}>
        <Note>{t('family.scale')}</Note>
      </HeadRow>
      <FamilyDrawings drawings={family.drawings} />
      <ComparisonTable
        t={t}
        label={data.headline}
        columns={family.tiles.map((tile) => ({
          id: tile.productKey,
          head: <p className={styles.name}>{tile.name}</p>,
          below: <Way site={site} t={t} tile={tile} />,
        }))}
        belowName={t('catalogue.facet.price')}
        rows={factRows(family, t)
          .filter(({ isDifferent }) => isDifferent)
          // Every row differs here: no marks needed.
          .map((row) => ({ ...row, isDifferent: false }))}
      />
    </SectionFrame>
  );
};
