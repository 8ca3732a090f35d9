import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './list.module.css';

type Props = {
  /** Text, which may contain links. */
  items: readonly { id: string; content: ReactNode }[];
  /** A dash, or a tick for things done or included. @default 'dash' */
  mark?: 'dash' | 'check';
  /** `m` in running text, `s` beside it. @default 'm' */
  size?: 'm' | 's';
  /** Language of the items, if it differs from the page's. */
  lang?: string | undefined;
};

/** An unordered list. */
export const List = ({ items, mark = 'dash', size = 'm', lang }: Props) => (
  <ul lang={lang} className={styles['list']} data-mark={mark} data-size={size}>
    {items.map(({ id, content }) => (
      <li key={id}>
        {mark === 'check' && <Icon name="check" size="s" />}
        {content}
      </li>
    ))}
  </ul>
);
