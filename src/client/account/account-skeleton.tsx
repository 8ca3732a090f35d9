import { SkeletonBlock } from '#client/primitives/skeleton/skeleton-block.tsx';
import styles from './account.module.css';

/** A screen of an account that is still to come, under its title. */
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
