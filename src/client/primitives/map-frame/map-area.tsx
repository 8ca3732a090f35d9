import type { ReactNode, Ref } from 'react';
import styles from './map-area.module.css';

type Props = {
  /** The accessible name of the map: `Karte, 7 Händler`. */
  label: string;
  /** The map is loading. */
  isBusy: boolean;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/** The area of a map from any provider: the same size with and without it. */
export const MapArea = ({ label, isBusy, ref, children }: Props) => (
  <section ref={ref} className={styles['area']} aria-label={label} aria-busy={isBusy}>
    {children}
  </section>
);
