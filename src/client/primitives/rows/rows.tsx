import type { ReactNode } from 'react';
import { TextLink } from '../link/text-link.tsx';
import styles from './rows.module.css';

export type Row = {
  name: string;
  value: ReactNode;
  /** Where it is changed: `text` is seen, `label` tells by ear what of all this is changed. */
  change?: { href: string; label: string; text: string } | undefined;
};

type Props = {
  /** In the order in which they were entered. */
  rows: readonly Row[];
};

/** What is known, line by line: name, value, and where to change it. */
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
