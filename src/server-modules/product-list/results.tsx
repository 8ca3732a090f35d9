import { getCountry } from '#backend/content/content.ts';
import { CardGrid } from '#client/primitives/card/card-grid.tsx';
import { taxLabelOf } from '#shared/content/tax-label.ts';
import type { ProductTile } from '#shared/contract/product.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { quickestOf } from '../availability/delivery-time.ts';
import { CatalogueCard } from '../product-card/catalogue-card.tsx';

/** As many pictures as a first screen shows. */
const earlyCards = 2;

/** The products of a list, two in a row on phones, three beside the filters. */
export const Results = ({ site, tiles, say }: { site: Site; tiles: readonly ProductTile[]; say: Translate }) => {
  const { tax, shipping } = getCountry(site.country);
  const context = {
    site,
    say,
    delivery: quickestOf(shipping),
    taxLabel: taxLabelOf(tax, site.language),
    sizes: '(width >= 1194px) 24vw, (width >= 340px) 46vw, 92vw',
  };
  return (
    <CardGrid
      columns={3}
      cards={tiles.map((tile, index) => ({
        id: tile.productKey,
        card: <CatalogueCard tile={tile} context={context} level={2} isEarly={index < earlyCards} />,
      }))}
    />
  );
};
