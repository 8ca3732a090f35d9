/**
 * For a form, and for a control without an error: browsers call whatever is required and still empty invalid, and Firefox passes that
 * on to screen readers before anything was typed.
 */
export const notInvalid = { 'aria-invalid': false } as const;
