import type { FocusEvent } from 'react';

/** Hears that a field is left, but not for the submit button: the form checks everything then, and nothing may move under the finger (V-01). */
export const unlessSubmitting =
  (onBlur: (event: FocusEvent) => unknown) =>
  (event: FocusEvent): void => {
    const next = event.relatedTarget;
    if (!(next instanceof HTMLButtonElement && next.type === 'submit')) void onBlur(event);
  };
