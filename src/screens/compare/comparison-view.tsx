import { getCountry } from '#backend/content/content.ts';
import { HeadRow } from '#client/primitives/grid/head-row.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Availability } from '#server-components/availability/availability.tsx';
import { type ComparisonRow, ComparisonTable } from '#server-components/comparison-table/comparison-table.tsx';
import { factRows } from '#server-components/comparison-table/table-rows.tsx';
import { presentAvailability } from '#shared/catalogue/availability.ts';
import type { ChosenComparison } from '#shared/catalogue/comparison.ts';
import { quickestOf } from '#shared/catalogue/delivery-time.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { comparePath } from '#shared/routes/compare-query.ts';
import { AddProduct } from './add-product.tsx';
import { ColumnHead, ColumnPrice } from './column-head.tsx';
import styles from './compare.module.css';
import { OmittedProducts } from './omitted-products.tsx';

type Props = {
  site: Site;
  t: Translate;
  title: string;
  comparison: ChosenComparison;
  /** Rows that are equal for all products are left out. */
  isOnlyDifferences: boolean;
};

const availabilityRow = ({ site, t, comparison: { tiles } }: Props): ComparisonRow => {
  const context = { delivery: quickestOf(getCountry(site.country).shipping), locale: site.locale, t };
  const words = tiles.map(({ availability }) => presentAvailability(availability, context).text);
  return {
    id: 'availability',
    name: t('catalogue.facet.availability'),
    cells: tiles.map(({ productKey, availability }) => <Availability key={productKey} availability={availability} {...context} />),
    isDifferent: new Set(words).size > 1,
  };
};

// The decisive measure, the availability, then the rest.
const rowsOf = (props: Props): ComparisonRow[] => {
  const [measure, ...facts] = factRows(props.comparison, props.t);
  const rows = [...(measure ? [measure] : []), availabilityRow(props), ...facts];
  return props.isOnlyDifferences && props.comparison.tiles.length > 1 ? rows.filter(({ isDifferent }) => isDifferent) : rows;
};

/** Products side by side, their differences, and ways to change the selection: links and a native form. */
export const ComparisonView = (props: Props) => {
  const { site, t, title, comparison, isOnlyDifferences } = props;
  const { tiles } = comparison;
  const productKeys = tiles.map(({ productKey }) => productKey);
  const without = (key: string): string =>
    comparePath(site, { productKeys: productKeys.filter((other) => other !== key), isOnlyDifferences });
  return (
    <div className={`wrap ${styles.page}`}>
      <HeadRow headline={title} isPageTitle>
        {tiles.length > 1 ? (
          <TextLink href={comparePath(site, { productKeys, isOnlyDifferences: !isOnlyDifferences })} variant="action">
            {t(isOnlyDifferences ? 'compare.everything' : 'compare.onlyDifferences')}
          </TextLink>
        ) : null}
      </HeadRow>
      <OmittedProducts site={site} t={t} comparison={comparison} />
      <ComparisonTable
        t={t}
        label={title}
        columns={tiles.map((tile) => ({
          id: tile.productKey,
          head: <ColumnHead tile={tile} />,
          below: <ColumnPrice site={site} t={t} tile={tile} removeHref={without(tile.productKey)} />,
        }))}
        belowName={t('catalogue.facet.price')}
        rows={rowsOf(props)}
      />
      <AddProduct site={site} t={t} productKeys={productKeys} isOnlyDifferences={isOnlyDifferences} others={comparison.others} />
    </div>
  );
};
