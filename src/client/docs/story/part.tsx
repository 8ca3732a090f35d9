import type { ReactNode } from 'react';
import styles from './story.module.css';

type Props = { id: string; title: string; children: ReactNode };

/** A part of a page with an address of its own. */
export const Part = ({ id, title, children }: Props) => (
  <section id={id} className={styles['part']}>
    <h2 className={styles['partTitle']}>{title}</h2>
    {children}
  </section>
);
