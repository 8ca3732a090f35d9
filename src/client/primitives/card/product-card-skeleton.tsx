import type { CSSProperties } from 'react';
import { Bone } from '../skeleton/skeleton.tsx';
import styles from './card.module.css';
import own from './product-card.module.css';

const rows = { '--rows': 8 } as CSSProperties;

/** The place of a product card that is on its way, row for row. Stands within a `Skeleton`, which says so. */
export const ProductCardSkeleton = () => (
  <div className={styles['card']} data-rows="" style={rows}>
    <Bone kind="tile" />
    <div className={own['measure']}>
      <Bone kind="line" width={60} />
    </div>
    <div className={styles['name']}>
      <Bone width={45} />
    </div>
    <div className={styles['kind']}>
      <Bone width={90} />
    </div>
    <div className={own['finishes']}>
      <Bone width={30} />
    </div>
    <div className={own['price']}>
      <Bone width={40} />
    </div>
    <div className={own['availability']}>
      <Bone width={65} />
    </div>
  </div>
);
