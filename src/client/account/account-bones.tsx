import { Bone } from '#client/primitives/skeleton/bone.tsx';
import styles from './account.module.css';

/** A screen of an account that is still to come, under its title. */
export const AccountBones = ({ title }: { title: string }) => (
  <div className="wrap">
    <div className={styles['bones']}>
      <h1>{title}</h1>
      <div className={styles['frame']} data-overview>
        <div className={styles['lead']}>
          <Bone kind="control" />
          <Bone kind="control" />
          <Bone width={60} />
        </div>
      </div>
    </div>
  </div>
);
