import { getCountry } from '#backend/content/content.ts';
import { CardGrid } from '#client/primitives/card/card-grid.tsx';
import { quickestOf } from '#shared/catalogue/delivery-time.ts';
import { taxLabelOf } from '#shared/content/tax-label.ts';
import type { ProductTile } from '#shared/contract/product.ts';
import type { Site } from '#shared/country/site.ts';
import { getTranslator } from '../translator.ts';
import { CatalogueCard } from './catalogue-card.tsx';
import { columnsOf } from './columns.ts';
import { TileButton } from './tile-button.tsx';

type CardRowProps = {
  site: Site;
  tiles: readonly ProductTile[];
  /** With a labelled add-to-cart button below each card, instead of an icon in the corner of its picture (P-02). @default false */
  hasButtons?: boolean;
  /** One card size for several rows, whatever their count. @default follows the count (M-47) */
  columns?: 1 | 2 | 3 | 4;
};

/** Product cards side by side; on phones they slide sideways. Columns follow the count (M-47). */
export const CardRow = async ({ site, tiles, hasButtons = false, columns = columnsOf(tiles.length) }: CardRowProps) => {
  const { tax, shipping } = getCountry(site.country);
  const context = {
    site,
    t: await getTranslator(site.locale),
    delivery: quickestOf(shipping),
    taxLabel: taxLabelOf(tax, site.language),
    sizes: `(width >= 1194px) ${Math.round(100 / columns)}vw, (width >= 834px) 46vw, 82vw`,
  };
  return (
    <CardGrid
      layout="row"
      columns={columns}
      cards={tiles.map((tile) => ({
        id: tile.productKey,
        card: (
          <CatalogueCard
            tile={tile}
            context={context}
            level={3}
            hasCorner={!hasButtons}
            actions={hasButtons ? <TileButton tile={tile} locale={site.locale} t={context.t} /> : undefined}
          />
        ),
      }))}
    />
  );
};
