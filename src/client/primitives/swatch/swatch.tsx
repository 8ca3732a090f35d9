import type { Finish } from '#shared/contract/finishes.ts';
import styles from './swatch.module.css';

/** The colour of a finish as a dot (`s`) or a field (`m`); its name always stands beside it. */
export const Swatch = ({ finish, size = 's' }: { finish: Finish; size?: 's' | 'm' }) => (
  <span className={styles['swatch']} data-size={size} data-finish={finish} />
);
