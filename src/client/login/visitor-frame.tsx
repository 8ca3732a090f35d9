import type { ReactNode } from 'react';
import styles from './login.module.css';
import { sideTitleId } from './side-card.tsx';

/** Heading and form on the left; beside them the alternative, if there is one. */
export const VisitorFrame = ({ title, side, children }: { title: string; side?: ReactNode; children: ReactNode }) => (
  <div className={`wrap ${styles['frame']}`}>
    <div className={styles['main']}>
      <h1>{title}</h1>
      {children}
    </div>
    {side && (
      <aside className={styles['side']} aria-labelledby={sideTitleId}>
        {side}
      </aside>
    )}
  </div>
);

/** The sentence below the heading. */
export const VisitorLead = ({ children }: { children: ReactNode }) => <p className={styles['lead']}>{children}</p>;
