import { SkeletonBlock } from '#client/primitives/skeleton/skeleton-block.tsx';
import styles from './account.module.css';

/** Skeleton of an account screen, below its title. */
export const AccountSkeleton = ({ title }: { title: string }) => (
  <div className="wrap">
    <div className={styles['skeleton']}>
      <h1>{title}</h1>
      <div className={styles['frame']} data-overview>
        <div className={styles['lead']}>
          <SkeletonBlock kind="control" />
          <SkeletonBlock kind="control" />
          <SkeletonBlock width={60} />
        </div>
      </div>
    </div>
  </div>
);
