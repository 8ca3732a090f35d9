import type { ReactNode } from 'react';
import styles from './story.module.css';

type Props = { id: string; title: string; children: ReactNode };

/** A section of a page with an anchor. */
export const Part = ({ id, title, children }: Props) => (
  <section id={id} className={styles['part']}>
    <h2 className={styles['partTitle']}>{title}</h2>
    {children}
  </section>
);
