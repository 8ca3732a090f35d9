import { Bone } from '#client/primitives/skeleton/bone.tsx';
import { Skeleton } from '#client/primitives/skeleton/skeleton.tsx';
import styles from './cart-skeleton.module.css';

/** Two lines of a cart that is still to come. */
export const CartSkeleton = ({ label }: { label: string }) => (
  <Skeleton label={label}>
    {[1, 2].map((line) => (
      <div key={line} className={styles['line']}>
        <Bone kind="tile" />
        <div className={styles['words']}>
          <Bone width={60} />
          <Bone width={40} />
          <Bone kind="control" width={50} />
        </div>
      </div>
    ))}
  </Skeleton>
);
