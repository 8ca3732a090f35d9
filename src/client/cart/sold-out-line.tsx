import { Icon } from '#client/primitives/icon/icon.tsx';
import { Link } from '#client/primitives/link/link.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { Price } from '#client/primitives/price/price.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import type { Article } from '#state/article.ts';
import styles from './cart-line.module.css';

/** An article that could not be added because it is sold out (K-04): looks like a line, without controls. */
export const SoldOutLine = ({ article: { name, url, variant }, t }: { article: Article; t: Translate }) => {
  const picture = variant.images.find(({ isMain }) => isMain) ?? variant.images[0];
  return (
    <li className={styles['line']} data-sold-out data-refused>
      <div className={styles['inside']}>
        <div className={styles['picture']}>
          <Tile picture={picture?.picture} alt="" sizes="96px" />
        </div>
        <div className={styles['words']}>
          <div className={styles['head']}>
            <Link href={url} className={styles['name']} translate="no">
              {name}
            </Link>
            <Price value={variant.price.value} size="s" isOut />
          </div>
          <p className={styles['variant']}>{variant.name}</p>
          <p className={styles['note']}>
            <Icon name="info-outline" size="s" />
            <span>{t('cart.soldOut.notAdded')}</span>
          </p>
        </div>
      </div>
    </li>
  );
};
