import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

type Props = {
  /** The line that opens and closes it. */
  title: ReactNode;
  /** What opens. */
  children: ReactNode;
  /** Only one of the same name is open at a time. */
  name?: string | undefined;
  /** From the start. @default false */
  isOpen?: boolean;
  /** `l` for questions and answers, `s` for facets. @default 'l' */
  size?: 'l' | 's';
  /** Level of the title in the page's outline; left out: no heading. */
  level?: 2 | 3 | 4;
};

const Title = ({ level, children }: { level: Props['level']; children: ReactNode }) => {
  if (level === undefined) return children;
  const Heading = `h${level}` as const;
  return <Heading className={styles['heading']}>{children}</Heading>;
};

/** Something that opens below its title. The browser's own: works without script. */
export const Disclosure = ({ title, children, name, isOpen = false, size = 'l', level }: Props) => (
  <details className={styles['disclosure']} data-size={size} name={name} open={isOpen}>
    <summary className={styles['title']}>
      <Title level={level}>{title}</Title>
      <Icon name="chevron-down" size="s" />
    </summary>
    <div className={styles['content']}>{children}</div>
  </details>
);
