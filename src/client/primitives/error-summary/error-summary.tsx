'use client';
import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './error-summary.module.css';
import { focusField } from './focus-field.ts';

/** An invalid field by its id, with the error in the reader's language. */
export type FieldError = { field: string; message: string };

type Props = {
  /** The number of errors: `Bitte prüfen Sie drei Angaben.` */
  title: string;
  /** The invalid fields, in form order. */
  errors: readonly FieldError[];
};

/** The errors of a form, above it: read out when it appears. Each line links to its field (V-04). */
export const ErrorSummary = ({ title, errors }: Props) => {
  const id = useId();
  if (errors.length === 0) return null;
  return (
    <div role="alert" aria-labelledby={id} className={styles['summary']}>
      <h2 id={id} className={styles['title']}>
        <Icon name="warning" />
        {title}
      </h2>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <a
              href={`#${field}`}
              className={styles['link']}
              onClick={(event) => {
                if (focusField(field)) event.preventDefault();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
