import type { FocusEvent } from 'react';
import { afterPointerUp } from './after-pointer-up.ts';

/** Validates a field on blur, after the current click; not when moving to the submit button: the form then validates everything (V-01). */
export const validateOnBlur =
  (validate: (event: FocusEvent) => unknown) =>
  (event: FocusEvent): void => {
    const next = event.relatedTarget;
    if (!(next instanceof HTMLButtonElement && next.type === 'submit')) afterPointerUp(() => void validate(event));
  };
