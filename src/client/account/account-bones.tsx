import { Bone } from '#client/primitives/skeleton/bone.tsx';
import { Skeleton } from '#client/primitives/skeleton/skeleton.tsx';
import styles from './account.module.css';

/** A screen of an account that is still to come. */
export const AccountBones = ({ label }: { label: string }) => (
  <div className="wrap">
    <Skeleton label={label}>
      <div className={styles['bones']}>
        <Bone kind="title" width={40} />
        <div className={styles['frame']} data-overview>
          <div className={styles['lead']}>
            <Bone kind="control" />
            <Bone kind="control" />
            <Bone width={60} />
          </div>
        </div>
      </div>
    </Skeleton>
  </div>
);
