import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { controlOf, Field } from '../field/field.tsx';
import type { FieldTexts } from '../field/field-texts.ts';
import styles from './text-field.module.css';

type Own<Element extends HTMLElement> = FieldTexts & {
  /** Its form field name. */
  name: string;
  /** Unique on the page; the error summary leads to it. @default the name */
  id?: string | undefined;
  ref?: Ref<Element>;
};

/** The return value of a form library's `register()`: name, ref, onChange, onBlur. */
type TextFieldProps = Own<HTMLInputElement> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'className' | 'style'> & {
    /** Inside the field at its end, e.g. the button that reveals a password. */
    end?: ReactNode;
  };

/** A single-line text field with a visible label. Works without script. */
export const TextField = ({ label, note, hint, error, id, end, type = 'text', ...rest }: TextFieldProps) => {
  const fieldId = id ?? rest.name;
  return (
    <Field id={fieldId} label={label} note={note} hint={hint} error={error}>
      <span className={styles['frame']} data-end={end ? '' : undefined}>
        <input {...controlOf(fieldId, { hint, error })} {...rest} type={type} className={styles['input']} />
        {end && <span className={styles['end']}>{end}</span>}
      </span>
    </Field>
  );
};

type TextAreaProps = Own<HTMLTextAreaElement> & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'name' | 'className' | 'style'>;

/** A multi-line text field that grows with its content. */
export const TextArea = ({ label, note, hint, error, id, rows = 7, ...rest }: TextAreaProps) => {
  const fieldId = id ?? rest.name;
  return (
    <Field id={fieldId} label={label} note={note} hint={hint} error={error}>
      <textarea {...rest} {...controlOf(fieldId, { hint, error })} rows={rows} className={styles['input']} />
    </Field>
  );
};
