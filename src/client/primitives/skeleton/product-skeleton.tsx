import styles from './product-skeleton.module.css';
import { SkeletonBlock } from './skeleton-block.tsx';

const thumbnails = [1, 2, 3, 4, 5];
const finishes = [1, 2, 3, 4];

const Pictures = () => (
  <div className={styles['pictures']}>
    <div className={styles['picture']}>
      <SkeletonBlock kind="picture" />
    </div>
    <SkeletonBlock kind="line" />
    <div className={styles['thumbnails']}>
      {thumbnails.map((thumbnail) => (
        <SkeletonBlock key={thumbnail} kind="tile" />
      ))}
    </div>
  </div>
);

type Props = {
  /** Known from the list; omitted: a skeleton block. */
  name?: string;
};

/** Skeleton of a product page; its name is often known from the list. */
export const ProductSkeleton = ({ name }: Props) => (
  <div className={styles['product']}>
    <Pictures />
    <div className={styles['buy']}>
      {name === undefined ? <SkeletonBlock kind="title" width={50} /> : <h1>{name}</h1>}
      <div className={styles['kind']}>
        <SkeletonBlock width={90} />
        <SkeletonBlock width={60} />
      </div>
      <div className={styles['choice']}>
        <SkeletonBlock width={30} />
        <div className={styles['finishes']}>
          {finishes.map((finish) => (
            <SkeletonBlock key={finish} kind="control" />
          ))}
        </div>
      </div>
      <div className={styles['price']}>
        <SkeletonBlock kind="title" width={42} />
        <SkeletonBlock width={60} />
      </div>
      <div className={styles['actions']}>
        <SkeletonBlock kind="control" />
        <SkeletonBlock kind="control" />
      </div>
      <div className={styles['promises']}>
        <SkeletonBlock width={80} />
        <SkeletonBlock width={66} />
        <SkeletonBlock width={74} />
      </div>
    </div>
  </div>
);
