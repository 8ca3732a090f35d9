import styles from './card-skeleton.module.css';
import { SkeletonBlock } from './skeleton-block.tsx';

/** Skeleton of a product card: picture, measure, name, kind, finishes, price, availability. */
export const CardSkeleton = () => (
  <div className={styles['card']}>
    <SkeletonBlock kind="tile" />
    <span className={styles['measure']}>
      <SkeletonBlock kind="line" width={45} />
    </span>
    <span className={styles['name']}>
      <SkeletonBlock width={60} />
    </span>
    <span className={styles['kind']}>
      <SkeletonBlock width={90} />
      <SkeletonBlock width={55} />
    </span>
    <span className={styles['finishes']}>
      <SkeletonBlock width={40} />
    </span>
    <span className={styles['price']}>
      <SkeletonBlock width={50} />
    </span>
    <SkeletonBlock width={84} />
  </div>
);

type GridProps = {
  /** As many as the first screen shows. */
  count: number;
};

/** Skeleton cards of a list, in the list's columns. */
export const CardGridSkeleton = ({ count }: GridProps) => (
  <div className={styles['grid']}>
    {Array.from({ length: count }, (_, index) => index).map((index) => (
      <CardSkeleton key={index} />
    ))}
  </div>
);
