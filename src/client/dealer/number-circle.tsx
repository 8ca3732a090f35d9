import styles from './number-circle.module.css';

type Props = {
  /** As the page writes it. */
  children: string;
  /** It is said elsewhere. @default false */
  isHidden?: boolean;
};

/** The number of a dealer, as on the map. `--circle-ground` and `--circle-ink` dress it where it can be pressed. */
export const NumberCircle = ({ children, isHidden = false }: Props) => (
  <span className={styles['circle']} aria-hidden={isHidden || undefined}>
    {children}
  </span>
);
