import type { ReactNode } from 'react';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import styles from './dealer-section.module.css';

type Props = {
  id: string;
  title: string;
  /** Below the title: what is to be known of what stands beside it. */
  note?: ReactNode;
  children: ReactNode;
};

/** A part of a dealer's page: its title to the left, what it holds beside it. */
export const DealerSection = ({ id, title, note, children }: Props) => (
  <SectionFrame id={id}>
    <div className={styles.section}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {note === undefined ? null : <div className={styles.note}>{note}</div>}
      </div>
      <div>{children}</div>
    </div>
  </SectionFrame>
);
