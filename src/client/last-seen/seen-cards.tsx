import type { CSSProperties } from 'react';
import { useSnapshot } from 'valtio';
import { CardGrid } from '#client/primitives/card/card-grid.tsx';
import { Link } from '#client/primitives/link/link.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { Price } from '#client/primitives/price/price.tsx';
import type { Article } from '#state/article.ts';
import { lastSeenProducts } from '#state/last-seen.ts';
import styles from './seen-cards.module.css';

/** Four rows: picture, name, finish, price. They align with those of its neighbours. */
const rows = { '--rows': 4 } as CSSProperties;

type CardProps = { product: Article; taxNote: string };

const SeenCard = ({ product: { name, url, variant }, taxNote }: CardProps) => {
  const picture = variant.images.find(({ isMain }) => isMain) ?? variant.images[0];
  return (
    <article className={styles['card']} style={rows}>
      <div className={styles['picture']}>
        <Tile picture={picture?.picture} alt="" sizes="(width >= 834px) 25vw, 45vw" />
      </div>
      <h3 className={styles['name']}>
        <Link href={url} className={styles['cover']}>
          {name}
        </Link>
      </h3>
      <p className={styles['finish']}>{variant.name}</p>
      <p className={styles['price']}>
        <Price value={variant.price.value} note={taxNote} size="s" reference={variant.price.reference} />
      </p>
    </article>
  );
};

/** The recently viewed articles, latest first: always four columns, so that a single card stays small. */
export const SeenCards = ({ taxNote }: { taxNote: string }) => {
  const { shown } = useSnapshot(lastSeenProducts);
  return (
    <CardGrid
      columns={4}
      rows={4}
      cards={shown.map((product) => ({
        id: product.variant.key,
        card: <SeenCard product={product as Article} taxNote={taxNote} />,
      }))}
    />
  );
};
