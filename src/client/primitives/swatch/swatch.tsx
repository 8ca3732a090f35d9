import type { Finish } from '#shared/contract/finishes.ts';
import styles from './swatch.module.css';

type SwatchProps = {
  finish: Finish;
  /** A dot or a field. @default 's' */
  size?: 's' | 'm';
  /** A picture of the material in this finish; until it loads, and without one, its colour is shown. */
  picture?: string | undefined;
};

/** The colour of a finish as a dot (`s`) or a field (`m`), or a crop of its material; its name is always shown beside it. */
export const Swatch = ({ finish, size = 's', picture }: SwatchProps) => (
  <span className={styles['swatch']} data-size={size} data-finish={finish}>
    {picture && <img src={picture} alt="" loading="lazy" />}
  </span>
);
