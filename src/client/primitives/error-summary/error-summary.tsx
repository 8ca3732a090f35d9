'use client';
import { Icon } from '../icon/icon.tsx';
import styles from './error-summary.module.css';

type Props = {
  /** `Bitte prüfen Sie drei Angaben.` */
  title: string;
  /** The id of each field at fault and what is wrong, in the order of the form. */
  errors: readonly { field: string; message: string }[];
};

/** What is wrong with a form, above it: read out when it appears, while the form moves the focus to its first field (V-04). Each line leads to its field. */
export const ErrorSummary = ({ title, errors }: Props) => {
  if (errors.length === 0) return null;
  return (
    <div role="alert" tabIndex={-1} className={styles['summary']}>
      <h2 className={styles['title']}>
        <Icon name="warning" />
        {title}
      </h2>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} className={styles['link']} onClick={(event) => focusField(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};

const focusField = (event: { preventDefault: () => void }, id: string): void => {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  const control = field.matches('fieldset') ? field.querySelector<HTMLElement>('input, select, textarea') : field;
  field.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
};
