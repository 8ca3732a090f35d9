import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { controlOf, Field } from '../field/field-layout.tsx';
import type { FieldTexts } from '../field/field-texts.ts';
import styles from './text-field.module.css';

type Own<Element extends HTMLElement> = FieldTexts & {
  /** Its name in the form. */
  name: string;
  /** Unique on the page; the error summary leads to it. @default the name */
  id?: string | undefined;
  ref?: Ref<Element>;
};

/** A pass-through for what `register()` of a form library returns: name, ref, onChange, onBlur. */
type TextFieldProps = Own<HTMLInputElement> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'className' | 'style'> & {
    /** Stands inside the field at its end, e.g. the button that shows a password. */
    end?: ReactNode;
  };

/** One line of text with a visible label. Works without script. */
export const PlainTextField = ({ label, note, hint, error, id, end, type = 'text', ...rest }: TextFieldProps) => {
  const fieldId = id ?? rest.name;
  return (
    <Field id={fieldId} label={label} note={note} hint={hint} error={error}>
      <span className={styles['frame']} data-end={end ? '' : undefined}>
        <input {...rest} {...controlOf(fieldId, { hint, error })} type={type} className={styles['input']} />
        {end && <span className={styles['end']}>{end}</span>}
      </span>
    </Field>
  );
};

type TextAreaProps = Own<HTMLTextAreaElement> & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'name' | 'className' | 'style'>;

/** Several lines of text; it grows with what is written. */
export const PlainTextArea = ({ label, note, hint, error, id, rows = 7, ...rest }: TextAreaProps) => {
  const fieldId = id ?? rest.name;
  return (
    <Field id={fieldId} label={label} note={note} hint={hint} error={error}>
      <textarea {...rest} {...controlOf(fieldId, { hint, error })} rows={rows} className={styles['input']} />
    </Field>
  );
};
