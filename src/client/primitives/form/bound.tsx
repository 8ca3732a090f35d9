'use client';
import type { FocusEvent, ReactNode } from 'react';
import { type Control, type FieldPath, type FieldPathValue, type FieldValues, type RefCallBack, useController } from 'react-hook-form';
import { validateOnBlur } from './validate-on-blur.ts';

/** The form bindings of a field: spread them into it. */
type BoundField<Value> = {
  name: string;
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
  onBlur: (event: FocusEvent) => void;
  ref: RefCallBack;
};

type Props<Values extends FieldValues, Name extends FieldPath<Values>> = {
  /** From `useForm`. */
  control: Control<Values>;
  /** The name of the value in the form. */
  name: Name;
  /** Renders the field with its bindings. */
  children: (field: BoundField<FieldPathValue<Values, Name>>) => ReactNode;
};

/** Binds one react-hook-form value to one field: validated on blur, not while typing (V-01). */
export const Bound = <Values extends FieldValues, Name extends FieldPath<Values>>({ control, name, children }: Props<Values, Name>) => {
  const { field, fieldState } = useController({ control, name });
  const onBlur = validateOnBlur(field.onBlur);
  const { value, onChange, ref } = field;
  return children({ name, value, error: fieldState.error?.message, onChange, onBlur, ref });
};
