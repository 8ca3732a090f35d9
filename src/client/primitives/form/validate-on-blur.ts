import type { FocusEvent } from 'react';
import { afterPointerUp } from './after-pointer-up.ts';

/** Judges a field when it is left, once the press that leaves it is done; not for the submit button: the form checks everything then (V-01). */
export const validateOnBlur =
  (validate: (event: FocusEvent) => unknown) =>
  (event: FocusEvent): void => {
    const next = event.relatedTarget;
    if (!(next instanceof HTMLButtonElement && next.type === 'submit')) afterPointerUp(() => void validate(event));
  };
