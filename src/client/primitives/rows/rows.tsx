import type { ReactNode } from 'react';
import { TextLink } from '../link/text-link.tsx';
import styles from './rows.module.css';

export type Row = {
  name: string;
  value: ReactNode;
  /** The edit link: `text` is visible, `label` tells screen readers what it edits. */
  change?: { href: string; label: string; text: string } | undefined;
};

type Props = {
  /** In the order in which they were entered. */
  rows: readonly Row[];
};

/** Entered data line by line: name, value, edit link. */
export const Rows = ({ rows }: Props) => (
  <dl className={styles['rows']}>
    {rows.map(({ name, value, change }) => (
      <div key={name} className={styles['row']} data-change={change ? '' : undefined}>
        <dt>{name}</dt>
        <dd className={styles['value']}>{value}</dd>
        {change && (
          <dd className={styles['change']}>
            <TextLink href={change.href} variant="action">
              {change.text}
              <span className="visually-hidden"> ({change.label})</span>
            </TextLink>
          </dd>
        )}
      </div>
    ))}
  </dl>
);
