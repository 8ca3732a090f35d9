import { Link, type LinkProps } from './link.tsx';
import styles from './row-link.module.css';

/** The link of a clickable row: it fills the nearest box that is `position: relative`, and the focus ring surrounds that. */
export const RowLink = (props: Omit<LinkProps, 'className'>) => <Link {...props} className={styles.link} />;
