import { Skeleton } from '#client/primitives/skeleton/skeleton.tsx';
import { SkeletonBlock } from '#client/primitives/skeleton/skeleton-block.tsx';
import styles from './wishlist-row.module.css';

/** Skeleton of a list with two rows. */
export const WishlistSkeleton = ({ label }: { label: string }) => (
  <Skeleton label={label}>
    {[1, 2].map((row) => (
      <div key={row} className={styles['row']}>
        <div className={styles['picture']}>
          <SkeletonBlock kind="tile" />
        </div>
        <div className={styles['words']}>
          <SkeletonBlock width={60} />
          <SkeletonBlock width={40} />
        </div>
        <div className={styles['price']}>
          <SkeletonBlock width={50} />
          <SkeletonBlock width={80} />
        </div>
        <div className={styles['actions']}>
          <SkeletonBlock kind="control" />
        </div>
      </div>
    ))}
  </Skeleton>
);
