'use client';
import type { Ref } from 'react';
import { TextField as AriaTextField, TextArea as Input } from 'react-aria-components/TextField';
import { FieldErrorMessage, FieldHead, fieldOf } from '../field/field.tsx';
import styles from './text-field.module.css';
import type { TextFieldBase } from './text-field.tsx';

type Props = TextFieldBase & { ref?: Ref<HTMLTextAreaElement> };

/** A multi-line text field: seven lines initially, five on phones; it grows with its content. */
export const TextArea = ({ label, note, hint, error, id, ref, ...rest }: Props) => (
  <AriaTextField {...rest} {...fieldOf(error)} id={id ?? rest.name}>
    <FieldHead label={label} note={note} hint={hint} />
    <Input {...(ref ? { ref } : {})} rows={7} className={styles['input'] ?? ''} />
    <FieldErrorMessage error={error} />
  </AriaTextField>
);
