import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

type Props = {
  /** The title that expands and collapses it. */
  title: ReactNode;
  /** The content. */
  children: ReactNode;
  /** Only one disclosure of the same name is open at a time. */
  name?: string | undefined;
  /** Open initially. @default false */
  isOpen?: boolean;
  /** `l` for questions and answers, `s` for facets. @default 'l' */
  size?: 'l' | 's';
  /** Heading level of the title; omitted: no heading. */
  level?: 2 | 3 | 4;
};

const Title = ({ level, children }: { level: Props['level']; children: ReactNode }) => {
  if (level === undefined) return children;
  const Heading = `h${level}` as const;
  return <Heading className={styles['heading']}>{children}</Heading>;
};

/** A title with content that expands below it. The native element: works without script. */
export const Disclosure = ({ title, children, name, isOpen = false, size = 'l', level }: Props) => (
  <details className={styles['disclosure']} data-size={size} name={name} open={isOpen}>
    <summary className={styles['title']}>
      <Title level={level}>{title}</Title>
      <Icon name="chevron-down" size="s" />
    </summary>
    <div className={styles['content']}>{children}</div>
  </details>
);
