'use client';
import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import { FieldErrorMessage, FieldHead, fieldOf } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import styles from './text-field.module.css';

/** The common props of single-line and multi-line text fields. */
export type TextFieldBase = FieldProps<string> & {
  /** The autocomplete token: `email`, `shipping postal-code`. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** The maximum number of characters. */
  maxLength?: number;
};

type Props = TextFieldBase & {
  /** The input type: phones show the right keyboard. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password';
  /** The keyboard of a phone, if the type does not imply it: `numeric` for a postal code. */
  inputMode?: 'text' | 'numeric' | 'decimal';
  /** Inside the field at its end: a unit, or the button that reveals a password. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** A single-line text field with a visible label. Use `PlainTextField` on pages that must stay light. */
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
