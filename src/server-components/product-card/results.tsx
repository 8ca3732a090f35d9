import { getCountry } from '#backend/content/content.ts';
import { CardGrid } from '#client/primitives/card/card-grid.tsx';
import { quickestOf } from '#shared/catalogue/delivery-time.ts';
import { taxLabelOf } from '#shared/content/tax-label.ts';
import type { ProductTile } from '#shared/contract/product.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { CatalogueCard } from './catalogue-card.tsx';
import { CompareBox } from './compare-box.tsx';

/** The number of pictures on a first screen. */
const eagerCards = 2;

type ResultsProps = {
  site: Site;
  tiles: readonly ProductTile[];
  t: Translate;
  /** Per row on wide screens: three beside the filters, four where nothing is beside them. @default 3 */
  columns?: 3 | 4;
  /** Level of the names in the page's outline. @default 2 */
  level?: 2 | 3;
  /** Each product can be selected for the comparison; the list has a `CompareBar`. @default false */
  isComparable?: boolean;
};

/** The products of a list, two per row on phones. */
export const Results = ({ site, tiles, t, columns = 3, level = 2, isComparable = false }: ResultsProps) => {
  const { tax, shipping } = getCountry(site.country);
  const context = {
    site,
    t,
    delivery: quickestOf(shipping),
    taxLabel: taxLabelOf(tax, site.language),
    sizes: '(width >= 1194px) 24vw, (width >= 340px) 46vw, 92vw',
  };
  return (
    <CardGrid
      columns={columns}
      cards={tiles.map((tile, index) => ({
        id: tile.productKey,
        card: (
          <CatalogueCard
            tile={tile}
            context={context}
            level={level}
            isPriority={index < eagerCards}
            actions={isComparable ? <CompareBox tile={tile} locale={site.locale} t={t} /> : undefined}
          />
        ),
      }))}
    />
  );
};
