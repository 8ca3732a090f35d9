import { Bone } from './bone.tsx';
import styles from './product-bones.module.css';

const thumbnails = [1, 2, 3, 4, 5];
const finishes = [1, 2, 3, 4];

const Pictures = () => (
  <div className={styles['pictures']}>
    <div className={styles['picture']}>
      <Bone kind="picture" />
    </div>
    <Bone kind="line" />
    <div className={styles['thumbnails']}>
      {thumbnails.map((thumbnail) => (
        <Bone key={thumbnail} kind="tile" />
      ))}
    </div>
  </div>
);

type Props = {
  /** Known from the list; left out: a bone. */
  name?: string;
};

/** A product page that is still to come; its name is often known from the list. */
export const ProductBones = ({ name }: Props) => (
  <div className={styles['product']}>
    <Pictures />
    <div className={styles['buy']}>
      {name === undefined ? <Bone kind="title" width={50} /> : <h1>{name}</h1>}
      <div className={styles['kind']}>
        <Bone width={90} />
        <Bone width={60} />
      </div>
      <div className={styles['choice']}>
        <Bone width={30} />
        <div className={styles['finishes']}>
          {finishes.map((finish) => (
            <Bone key={finish} kind="control" />
          ))}
        </div>
      </div>
      <div className={styles['price']}>
        <Bone kind="title" width={42} />
        <Bone width={60} />
      </div>
      <div className={styles['actions']}>
        <Bone kind="control" />
        <Bone kind="control" />
      </div>
      <div className={styles['promises']}>
        <Bone width={80} />
        <Bone width={66} />
        <Bone width={74} />
      </div>
    </div>
  </div>
);
