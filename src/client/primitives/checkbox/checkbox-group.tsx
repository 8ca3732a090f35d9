'use client';
import type { ReactNode } from 'react';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { FieldErrorMessage, FieldHead, fieldOf } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';

type Props = Omit<FieldProps<string[]>, 'onBlur'> & {
  /** `Checkbox`es, each with a value. */
  children: ReactNode;
};

/** A multiple choice under one question, with one hint and one error. */
export const CheckboxGroup = ({ label, note, hint, error, id, children, ...rest }: Props) => (
  <AriaCheckboxGroup {...rest} {...fieldOf(error)} id={id ?? rest.name}>
    <FieldHead label={label} note={note} hint={hint} />
    <div>{children}</div>
    <FieldErrorMessage error={error} />
  </AriaCheckboxGroup>
);
