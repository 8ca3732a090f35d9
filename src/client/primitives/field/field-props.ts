import type { FocusEvent } from 'react';
import type { FieldTexts } from './field-texts.ts';

/** Identifies a field in its form and on its page. */
export type FieldIdentity = {
  /** Its form field name. */
  name: string;
  /** Unique on the page; the error summary leads to it. @default the name */
  id?: string | undefined;
};

/** The states of every field. */
export type FieldStates = {
  /** Cannot be used now, and is not submitted. @default false */
  isDisabled?: boolean;
  /** Is read and submitted, but cannot be changed. @default false */
  isReadOnly?: boolean;
  /** Required: announced by screen readers. @default false */
  isRequired?: boolean;
};

/** A field's value: controlled from outside, or only initially set. */
export type FieldValue<Value> = {
  /** Its value, if controlled from outside. */
  value?: Value;
  /** Its initial value, if it manages the value itself. */
  defaultValue?: Value;
  /** Called with each new value. */
  onChange?: (value: Value) => void;
  /** Called on blur. */
  onBlur?: (event: FocusEvent) => void;
};

/** The props of every field. */
export type FieldProps<Value> = FieldTexts & FieldIdentity & FieldStates & FieldValue<Value>;
