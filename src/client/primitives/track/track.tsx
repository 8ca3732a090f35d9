import styles from './track.module.css';

export type TrackStep = {
  id: string;
  /** `Unterwegs`. */
  name: string;
  /** When and where, or when it is expected: `heute, Spedition Halm`. */
  note?: string | undefined;
};

type Props = {
  /** What is followed: `Stand der Bestellung`. */
  label: string;
  /** From the first to the last, at most five. */
  steps: readonly TrackStep[];
  /** The id of the step that is reached. */
  current: string;
  /** Added to the reached step for a screen reader: `jetzt`. */
  currentLabel: string;
};

/** The measure line through time: what is reached is thick. From left to right on wide screens, from top to bottom on phones. */
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
