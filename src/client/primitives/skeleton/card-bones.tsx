import { Bone } from './bone.tsx';
import styles from './card-bones.module.css';

/** A product card that is still to come: picture, measure, name, kind, finishes, price, availability. */
export const CardBones = () => (
  <div className={styles['card']}>
    <Bone kind="tile" />
    <span className={styles['measure']}>
      <Bone kind="line" width={45} />
    </span>
    <span className={styles['name']}>
      <Bone width={60} />
    </span>
    <span className={styles['kind']}>
      <Bone width={90} />
      <Bone width={55} />
    </span>
    <span className={styles['finishes']}>
      <Bone width={40} />
    </span>
    <span className={styles['price']}>
      <Bone width={50} />
    </span>
    <Bone width={84} />
  </div>
);

type GridProps = {
  /** As many as a first screen shows. */
  count: number;
};

/** Cards of a list that is still to come, in the columns of the list. */
export const CardGridBones = ({ count }: GridProps) => (
  <div className={styles['grid']}>
    {Array.from({ length: count }, (_, index) => index).map((index) => (
      <CardBones key={index} />
    ))}
  </div>
);
