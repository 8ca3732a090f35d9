import type { FocusEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** Binds a field to its form: its name and initial value, and with script the handlers of the form library. */
export type Bound = {
  name: string;
  defaultValue?: string;
  error?: string | undefined;
  autoFocus?: boolean;
  onBlur?: (event: FocusEvent) => void;
} & Partial<Pick<UseFormRegisterReturn, 'onChange' | 'ref'>>;

/** Binds the field of a name to its form. */
export type Bind = (name: string) => Bound;
