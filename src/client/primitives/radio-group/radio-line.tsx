import type { ReactNode } from 'react';
import dot from './dot.module.css';
import styles from './radio-group.module.css';

type Props = {
  /** Its name in the form; radio buttons of one name exclude each other. */
  name: string;
  value: string;
  /** From the start. @default false */
  isChosen?: boolean;
  /** What it says. */
  children: ReactNode;
};

/** One answer of a group whose parts lie apart, as where pictures stand between them; the group around it has the name. Works without script. */
export const RadioLine = ({ name, value, isChosen = false, children }: Props) => (
  <label className={styles['option']}>
    <input type="radio" name={name} value={value} defaultChecked={isChosen} className={dot['dot']} />
    <span className={styles['words']}>{children}</span>
  </label>
);
