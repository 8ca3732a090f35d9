import styles from './shapes.module.css';

/** Corners, the focus ring and the shadow of floating elements, as they look. */
export const Shapes = ({ of }: { of: 'Radius' | 'Focus' | 'Float' }) => (
  <div className={styles['shapes']}>
    {of === 'Radius' && (
      <>
        <span className={styles['shape']} data-shape="control" />
        <span className={styles['shape']} data-shape="picture" />
      </>
    )}
    {of === 'Focus' && <span className={styles['shape']} data-shape="focus" />}
    {of === 'Float' && <span className={styles['shape']} data-shape="float" />}
  </div>
);
