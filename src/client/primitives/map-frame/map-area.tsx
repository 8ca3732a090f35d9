import type { ReactNode, Ref } from 'react';
import styles from './map-area.module.css';

type Props = {
  /** Names the map for a screen reader: `Karte, 7 Händler`. */
  label: string;
  /** The map is on its way. */
  isBusy: boolean;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/** The room of a map, whoever draws it: as large without it as with it. */
export const MapArea = ({ label, isBusy, ref, children }: Props) => (
  <section ref={ref} className={styles['area']} aria-label={label} aria-busy={isBusy}>
    {children}
  </section>
);
