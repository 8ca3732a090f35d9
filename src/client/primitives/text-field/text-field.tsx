'use client';
import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import { FieldErrorMessage, FieldHead, fieldOf } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import styles from './text-field.module.css';

/** What text fields of one line and of several have in common. */
export type TextFieldBase = FieldProps<string> & {
  /** What the browser may fill in: `email`, `shipping postal-code`. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** At most so many characters. */
  maxLength?: number;
};

type Props = TextFieldBase & {
  /** What is asked for: phones show the right keys. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password';
  /** Keys of a phone, where the type does not say it: `numeric` for a postal code. */
  inputMode?: 'text' | 'numeric' | 'decimal';
  /** Inside the field at its end: a unit, or the button that shows a password. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** One line of text with a visible label. `PlainTextField` does on pages that must stay light. */
export const TextField = ({ label, note, hint, error, id, end, ref, ...rest }: Props) => (
  <AriaTextField {...rest} {...fieldOf(error)} id={id ?? rest.name}>
    <FieldHead label={label} note={note} hint={hint} />
    <span className={styles['frame']} data-end={end ? '' : undefined}>
      <Input {...(ref ? { ref } : {})} className={styles['input'] ?? ''} />
      {end && <span className={styles['end']}>{end}</span>}
    </span>
    <FieldErrorMessage error={error} />
  </AriaTextField>
);
