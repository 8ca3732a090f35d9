'use client';
import { useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './error-summary.module.css';

type Props = {
  /** `Bitte prüfen Sie drei Angaben.` */
  title: string;
  /** The id of each field at fault and what is wrong, in the order of the form. */
  errors: readonly { field: string; message: string }[];
  /** Changes with every attempt, so that a second failed one is heard too. */
  attempt?: number;
};

/** What is wrong with a form, above it. Takes the focus when it appears; each line leads to its field (V-04). */
export const ErrorSummary = ({ title, errors, attempt = 0 }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt moves the focus, even when the errors stay the same
  useEffect(() => box.current?.focus(), [attempt]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles['summary']}>
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
