import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';
import type { FieldTexts } from './field-texts.ts';
import { notInvalid } from './not-invalid.ts';

/** The attributes that a control needs: its id, `aria-describedby` for hint and error, and `aria-invalid`, true only with an error. Without
 * `isJudged` browsers have no opinion of their own on it, and it needs no denial. */
export const controlOf = (id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>, isJudged = true) => {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(error ? { 'aria-invalid': true as const } : isJudged && notInvalid),
  };
};

/** The error of a field or a group, with the id that `controlOf` refers to. */
export const FieldErrorMessage = ({ id, error }: { id: string; error: string | undefined }) =>
  error ? (
    <p id={`${id}-error`} className={styles['error']}>
      <Icon name="warning" size="s" />
      <span>{error}</span>
    </p>
  ) : null;

// Wide brackets bring their own space.
const spaced = (note: string): string => (note.startsWith('（') ? note : ` ${note}`);

/** Label, hint, control, error: in this order, visually and for a screen reader. */
export const Field = ({ id, label, note, hint, error, children }: FieldTexts & { id: string; children: ReactNode }) => (
  <div className={styles['field']}>
    <label htmlFor={id} className={styles['label']}>
      {label}
      {note && <span className={styles['note']}>{spaced(note)}</span>}
    </label>
    {hint && (
      <p id={`${id}-hint`} className={styles['hint']}>
        {hint}
      </p>
    )}
    {children}
    <FieldErrorMessage id={id} error={error} />
  </div>
);

type GroupProps = FieldTexts & {
  id: string;
  /** The question is only read out, because a heading beside the group shows it. @default false */
  isLabelHidden?: boolean | undefined;
  children: ReactNode;
};

/** A group of controls with one question: fieldset and legend, with hint and error for all. */
export const FieldGroup = ({ id, label, note, hint, error, isLabelHidden = false, children }: GroupProps) => {
  const { 'aria-describedby': describedBy } = controlOf(id, { hint, error });
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={describedBy} className={styles['field']}>
      <legend className={isLabelHidden ? 'visually-hidden' : styles['label']}>
        {label}
        {note && <span className={styles['note']}>{spaced(note)}</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {children}
      <FieldErrorMessage id={id} error={error} />
    </fieldset>
  );
};
