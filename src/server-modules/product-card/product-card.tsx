import type { ReactNode } from 'react';
import { Badge } from '#client/primitives/badge/badge.tsx';
import { Link } from '#client/primitives/link/link.tsx';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { Price } from '#client/primitives/price/price.tsx';
import { Swatch } from '#client/primitives/swatch/swatch.tsx';
import type { ProductTile } from '#shared/contract/product.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { Availability } from '../availability/availability.tsx';
import type { DeliveryTime } from '../availability/delivery-time.ts';
import { contentLanguageOf, langOf } from '../language-attribute.ts';
import { formatCentimetres } from './format-length.ts';
import styles from './product-card.module.css';

/** What every card of a row shares. */
export type CardContext = {
  site: Site;
  say: Translate;
  delivery: DeliveryTime | undefined;
  /** What the country calls its tax: `MwSt.`. */
  taxLabel: string;
  /** Widths of the card by window, for the picture's `sizes`. */
  sizes: string;
};

type ProductCardProps = {
  tile: ProductTile;
  context: CardContext;
  /** Level of the name in the page's outline. */
  level: 2 | 3;
  /** Among the first in sight: its picture is fetched at once. */
  isEarly?: boolean;
  /** What can be done beside opening the product: wish, put into the cart. */
  actions?: ReactNode;
};

type PartProps = { tile: ProductTile; context: CardContext };

const Measure = ({ tile, context: { site, say } }: PartProps) => {
  const { kind, centimetres } = tile.measure;
  return (
    <MeasureLine value={centimetres} kind={kind}>
      <b>{formatCentimetres(centimetres, site.locale)}</b> {say(`product.measure.${kind}`)}
    </MeasureLine>
  );
};

const Finishes = ({ tile, context: { say } }: PartProps) => {
  const [first, ...others] = tile.finishes;
  return (
    <p className={styles.finishes}>
      {tile.finishes.map(({ id }) => (
        <Swatch key={id} finish={id} />
      ))}
      <span className={styles.finishCount}>
        {first && others.length === 0 ? first.name : say('product.finishes', { count: tile.finishes.length })}
      </span>
    </p>
  );
};

/** A product in a list: the whole card is one link; its rows align with its neighbours. */
export const ProductCard = ({ tile, context, level, isEarly = false, actions }: ProductCardProps) => {
  const { site, say, delivery, taxLabel, sizes } = context;
  const Name = `h${level}` as const;
  const { badge, image, price } = tile;
  return (
    <article className={styles.card}>
      <Tile picture={image.picture} alt={image.alt} sizes={sizes} isFirst={isEarly}>
        {badge === null ? null : <Badge>{say(`product.badge.${badge}`)}</Badge>}
      </Tile>
      <div className={styles.measure}>
        <Measure tile={tile} context={context} />
      </div>
      <Name className={styles.name}>
        <Link href={tile.url}>{tile.name}</Link>
      </Name>
      <p className={styles.kind} lang={langOf(contentLanguageOf(site.language), site.language)}>
        {tile.description}
      </p>
      <Finishes tile={tile} context={context} />
      <p className={styles.price}>
        <Price
          value={price.value}
          note={say(price.isTaxInPriceIncluded ? 'product.tax.included' : 'product.tax.excluded', { tax: taxLabel })}
        />
      </p>
      <p className={styles.availability}>
        <Availability availability={tile.availability} delivery={delivery} locale={site.locale} say={say} />
      </p>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </article>
  );
};
