import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

type Props = {
  /** The line that opens and closes it. */
  title: ReactNode;
  children: ReactNode;
  /** Only one of the same name is open at a time. */
  name?: string | undefined;
  isOpen?: boolean;
  /** `l` for questions and answers, `s` for facets. @default 'l' */
  size?: 'l' | 's';
};

/** Something that opens below its title. The browser's own: works without script. */
export const Disclosure = ({ title, children, name, isOpen = false, size = 'l' }: Props) => (
  <details className={styles['disclosure']} data-size={size} name={name} open={isOpen}>
    <summary className={styles['title']}>
      {title}
      <Icon name="chevron-down" size="s" />
    </summary>
    <div className={styles['content']}>{children}</div>
  </details>
);
