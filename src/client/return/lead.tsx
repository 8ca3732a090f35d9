import type { ReactNode } from 'react';
import styles from './return-form.module.css';

/** The lead sentence below the heading of a return. */
export const Lead = ({ children }: { children: ReactNode }) => <p className={styles['lead']}>{children}</p>;
