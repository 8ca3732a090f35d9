import type { ReactNode } from 'react';
import dot from './dot.module.css';
import styles from './radio-group.module.css';

type Props = {
  /** Its form field name; radio buttons of one name exclude each other. */
  name: string;
  value: string;
  /** Checked initially. @default false */
  isChosen?: boolean;
  /** Its label. */
  children: ReactNode;
};

/** One answer of a group whose options are apart, e.g. with pictures between them; the group around it has the name. Works without script. */
export const RadioLine = ({ name, value, isChosen = false, children }: Props) => (
  <label className={styles['option']}>
    <input type="radio" name={name} value={value} defaultChecked={isChosen} className={dot['dot']} />
    <span className={styles['words']}>{children}</span>
  </label>
);
