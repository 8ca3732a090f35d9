import type { MouseEvent } from 'react';
import styles from './steps.module.css';

export type Step<Id extends string = string> = {
  id: Id;
  name: string;
  /** Where it lives; a step that lies behind leads back there. */
  href: string;
  /** Where the way back is asked for, by a form of its own, when something kept must be opened again first. */
  action?: string | undefined;
};

type Props<Id extends string> = {
  /** What is walked through: `Schritte der Bestellung`. */
  label: string;
  /** From the first to the last, at most five. */
  steps: readonly Step<Id>[];
  /** The id of the step in sight. */
  current: Id;
  /** In place of the link's own way. */
  onStep?: ((id: Id) => void) | undefined;
};

/** Where one is in a form of several steps, as a measure line: the part in sight is thick, those behind lead back. */
export const Steps = <Id extends string>({ label, steps, current, onStep }: Props<Id>) => {
  const reached = steps.findIndex(({ id }) => id === current);
  // Without script the steps are rendered on the server, where a link may have no handler.
  const presses = (id: Id) =>
    onStep && {
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        onStep(id);
      },
    };
  return (
    <nav className={styles['frame']} aria-label={label}>
      <ol className={styles['steps']}>
        {steps.map(({ id, name, href, action }, index) => (
          <li key={id} className={styles['step']} aria-current={id === current ? 'step' : undefined}>
            <span className={styles['line']} aria-hidden="true" />
            <span>{index + 1} · </span>
            {index < reached && action !== undefined && (
              <form method="post" action={action} className={styles['form']}>
                <button type="submit" className={styles['name']}>
                  {name}
                </button>
              </form>
            )}
            {index < reached && action === undefined && (
              <a className={styles['name']} href={href} {...presses(id)}>
                {name}
              </a>
            )}
            {index >= reached && <span className={styles['name']}>{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
};
