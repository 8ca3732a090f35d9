import type { FocusEvent } from 'react';
import type { FieldTexts } from './field-texts.ts';

/** Where a field stands: in its form and on its page. */
export type FieldIdentity = {
  /** Its name in the form. */
  name: string;
  /** Unique on the page; the error summary leads to it. @default the name */
  id?: string | undefined;
};

/** The states that every field knows. */
export type FieldStates = {
  /** Cannot be used now, and is not sent. @default false */
  isDisabled?: boolean;
  /** Is read and sent, but cannot be changed. @default false */
  isReadOnly?: boolean;
  /** Must be filled in: a screen reader says so. @default false */
  isRequired?: boolean;
};

/** What a field holds: given and followed from outside, or only begun with. */
export type FieldValue<Value> = {
  /** What it holds, when it is kept outside. */
  value?: Value;
  /** What it begins with, when it keeps its value itself. */
  defaultValue?: Value;
  /** Called with each new value. */
  onChange?: (value: Value) => void;
  /** Called when the focus leaves it. */
  onBlur?: (event: FocusEvent) => void;
};

/** What every field takes, whatever it looks like. */
export type FieldProps<Value> = FieldTexts & FieldIdentity & FieldStates & FieldValue<Value>;
