import type { ReactNode } from 'react';
import { ProductCard } from '#client/primitives/card/product-card.tsx';
import { WishlistButton } from '#client/wishlist/wishlist-button.tsx';
import type { DeliveryTime } from '#shared/catalogue/delivery-time.ts';
import { formatCentimetres } from '#shared/catalogue/format-length.ts';
import { measureWordsOf } from '#shared/catalogue/measure-words.ts';
import type { ProductTile } from '#shared/contract/product.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { Availability } from '../availability/availability.tsx';
import { langOf } from '../language-attribute.ts';
import { CornerButton } from './corner-button.tsx';

/** What every card of a row shares. */
type CardContext = {
  site: Site;
  t: Translate;
  delivery: DeliveryTime | undefined;
  /** The country's name for its tax: `MwSt.`. */
  taxLabel: string;
  /** Widths of the card by window, for the picture's `sizes`. */
  sizes: string;
};

type CatalogueCardProps = {
  tile: ProductTile;
  context: CardContext;
  /** Level of the name in the page's outline. */
  level: 2 | 3;
  /** Among the first in view: its picture is loaded at once. */
  isPriority?: boolean;
  /** Actions besides opening the product: add to cart. */
  actions?: ReactNode;
  /** Shows the add-to-cart button in the corner of the picture; not where `actions` contain a labelled one. @default true */
  hasCorner?: boolean;
};

/** A single finish by name, several by their count. */
const presentFinishes = ({ finishes }: ProductTile, t: Translate): string => {
  const [first, ...others] = finishes;
  return first && others.length === 0 ? first.name : t('product.finishes', { count: finishes.length });
};

/** A product of the catalogue as a card, in the language, units and prices of its country. */
export const CatalogueCard = ({ tile, context, level, isPriority = false, actions, hasCorner = true }: CatalogueCardProps) => {
  const { site, t, delivery, taxLabel, sizes } = context;
  const { badge, image, price, measure } = tile;
  return (
    <ProductCard
      cacheKey={JSON.stringify([
        site.country,
        site.language,
        level,
        isPriority,
        sizes,
        taxLabel,
        delivery,
        tile,
        actions !== undefined,
        hasCorner,
      ])}
      href={tile.url}
      name={tile.name}
      level={level}
      kind={tile.description}
      kindLang={langOf(tile.language, site.language)}
      picture={image.picture}
      alt={image.alt}
      altLang={langOf(image.altLanguage, site.language)}
      sizes={sizes}
      isPriority={isPriority}
      badge={badge === null ? undefined : t(`product.badge.${badge}`)}
      measure={{
        ...measure,
        words: measureWordsOf(measure.kind, formatCentimetres(measure.centimetres, site.locale), t),
      }}
      finishes={tile.finishes.map(({ id }) => id)}
      finishWords={presentFinishes(tile, t)}
      price={{
        value: price.value,
        reference: price.reference,
        note: t(price.isTaxInPriceIncluded ? 'product.tax.included' : 'product.tax.excluded', { tax: taxLabel }),
      }}
      availability={<Availability availability={tile.availability} delivery={delivery} locale={site.locale} t={t} />}
      wishlistButton={
        <WishlistButton
          productKey={tile.productKey}
          variantKey={tile.matchingVariantKey}
          name={tile.name}
          label={t('wishlist.saveNamed', { name: tile.name })}
          locale={site.locale}
        />
      }
      corner={hasCorner ? <CornerButton tile={tile} locale={site.locale} t={t} /> : undefined}
      actions={actions}
    />
  );
};
