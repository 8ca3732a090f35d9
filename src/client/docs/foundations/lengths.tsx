import styles from './lengths.module.css';

type Length = {
  name: string;
  remark: string;
  /** As written in CSS; omitted: the token of that name. */
  length?: string;
};

/** Lengths as measure lines, drawn to scale. */
export const Lengths = ({ lengths }: { lengths: readonly Length[] }) => (
  <ul className={styles['list']}>
    {lengths.map(({ name, remark, length = `var(${name})` }) => (
      <li key={name} className={styles['row']}>
        <div>
          <code>{name}</code>
          <p className={styles['remark']}>{remark}</p>
        </div>
        <span className={styles['line']} style={{ inlineSize: length }} />
      </li>
    ))}
  </ul>
);
