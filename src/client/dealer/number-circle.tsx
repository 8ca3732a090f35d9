import styles from './number-circle.module.css';

type Props = {
  /** Formatted for the page. */
  children: string;
  /** Hidden from screen readers, because it is said elsewhere. @default false */
  isHidden?: boolean;
};

/** The number of a dealer, as on the map. `--circle-ground` and `--circle-ink` style it where it is a control. */
export const NumberCircle = ({ children, isHidden = false }: Props) => (
  <span className={styles['circle']} aria-hidden={isHidden || undefined}>
    {children}
  </span>
);
