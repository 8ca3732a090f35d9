import { Bone } from '#client/primitives/skeleton/bone.tsx';
import { Skeleton } from '#client/primitives/skeleton/skeleton.tsx';
import styles from './wish-row.module.css';

/** Two rows of a list that is still to come. */
export const WishlistSkeleton = ({ label }: { label: string }) => (
  <Skeleton label={label}>
    {[1, 2].map((row) => (
      <div key={row} className={styles['row']}>
        <div className={styles['picture']}>
          <Bone kind="tile" />
        </div>
        <div className={styles['words']}>
          <Bone width={60} />
          <Bone width={40} />
        </div>
        <div className={styles['price']}>
          <Bone width={50} />
          <Bone width={80} />
        </div>
        <div className={styles['actions']}>
          <Bone kind="control" />
        </div>
      </div>
    ))}
  </Skeleton>
);
