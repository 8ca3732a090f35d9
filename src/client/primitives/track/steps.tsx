import styles from './steps.module.css';

export type Step<Id extends string = string> = {
  id: Id;
  name: string;
  /** Its URL; completed steps link to it. */
  href: string;
  /** The action of the form that leads back, if saved data must be reopened first. */
  action?: string | undefined;
};

type Props<Id extends string> = {
  /** The accessible name: `Schritte der Bestellung`. */
  label: string;
  /** In order, at most five. */
  steps: readonly Step<Id>[];
  /** The id of the current step. */
  current: Id;
};

/** The progress through a multi-step form, as a measure line: the current part is thick, completed ones link back. */
export const Steps = <Id extends string>({ label, steps, current }: Props<Id>) => {
  const reached = steps.findIndex(({ id }) => id === current);
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
              <a className={styles['name']} href={href}>
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
