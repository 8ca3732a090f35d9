import type { ReactNode } from 'react';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import styles from './dealer-section.module.css';

type Props = {
  id: string;
  title: string;
  /** Below the title: a note about the content beside it. */
  note?: ReactNode;
  children: ReactNode;
};

/** A part of a dealer's page: its title at the left, its content beside it. */
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
