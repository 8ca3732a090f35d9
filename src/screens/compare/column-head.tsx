import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { TaxedPrice } from '#server-components/comparison-table/taxed-price.tsx';
import type { ProductTile } from '#shared/contract/product.ts';
import type { Site } from '#shared/country/site.ts';
import { nameAction } from '#shared/i18n/name-action.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './compare.module.css';

/**
 * A product above its column: picture and name. The picture is hidden from assistive technology, since the header is read out with every
 * cell.
 */
export const ColumnHead = ({ tile: { name, image } }: { tile: ProductTile }) => (
  <>
    <Tile picture={image.picture} alt="" sizes="(width >= 834px) 22vw, 10rem" />
    <p className={styles.name}>{name}</p>
  </>
);

type PriceProps = { site: Site; t: Translate; tile: ProductTile /** The comparison without this product. */; removeHref: string };

/** The price, a link to the product's page, and a link that removes it from the comparison. */
export const ColumnPrice = ({ site, t, tile: { name, url, price }, removeHref }: PriceProps) => (
  <div className={styles.ways}>
    <p>
      <TaxedPrice site={site} t={t} price={price} />
    </p>
    <ButtonLink href={url} variant="line" size="s" isBlock aria-label={nameAction(site.locale, t('product.view'), name)}>
      {t('product.view')}
    </ButtonLink>
    <TextLink href={removeHref} variant="action" aria-label={nameAction(site.locale, t('wishlist.remove'), name)}>
      {t('wishlist.remove')}
    </TextLink>
  </div>
);
