import styles from './track.module.css';

export type TrackStep = {
  id: string;
  /** `Unterwegs`. */
  name: string;
  /** When and where, or the expected date: `heute, Spedition Halm`. */
  note?: string | undefined;
};

type Props = {
  /** The accessible name: `Stand der Bestellung`. */
  label: string;
  /** In order, at most five. */
  steps: readonly TrackStep[];
  /** The id of the reached step. */
  current: string;
  /** Added to the reached step for a screen reader: `jetzt`. */
  currentLabel: string;
};

/** A measure line through time: the reached part is thick. Horizontal on wide screens, vertical on phones. */
export const Track = ({ label, steps, current, currentLabel }: Props) => {
  const reached = steps.findIndex(({ id }) => id === current);
  return (
    <ol className={styles['track']} aria-label={label}>
      {steps.map(({ id, name, note }, index) => (
        <li
          key={id}
          className={styles['step']}
          data-reached={index <= reached || undefined}
          aria-current={id === current ? 'step' : undefined}
        >
          <span className={styles['name']}>
            {name}
            {id === current && <span className="visually-hidden"> ({currentLabel})</span>}
          </span>
          {note !== undefined && <span className={styles['note']}>{note}</span>}
        </li>
      ))}
    </ol>
  );
};
