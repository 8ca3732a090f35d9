import type { ReactNode } from 'react';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import styles from './rows.module.css';

export type Row = { name: string; value: ReactNode; change?: { href: string; label: string; text: string } };

/** What was entered, line by line: name, value, and where to change it. */
export const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <dl className={styles['rows']}>
    {rows.map(({ name, value, change }) => (
      <div key={name} className={styles['row']}>
        <dt>{name}</dt>
        <dd>{value}</dd>
        {change && (
          <dd className={styles['change']}>
            <TextLink href={change.href} variant="action">
              {change.text}
              <span className="visually-hidden">: {change.label}</span>
            </TextLink>
          </dd>
        )}
      </div>
    ))}
  </dl>
);
