import { Skeleton } from '#client/primitives/skeleton/skeleton.tsx';
import { SkeletonBlock } from '#client/primitives/skeleton/skeleton-block.tsx';
import styles from './cart-skeleton.module.css';

/** Skeleton of a cart with two lines. */
export const CartSkeleton = ({ label }: { label: string }) => (
  <Skeleton label={label}>
    {[1, 2].map((line) => (
      <div key={line} className={styles['line']}>
        <SkeletonBlock kind="tile" />
        <div className={styles['words']}>
          <SkeletonBlock width={60} />
          <SkeletonBlock width={40} />
          <SkeletonBlock kind="control" width={50} />
        </div>
      </div>
    ))}
  </Skeleton>
);
