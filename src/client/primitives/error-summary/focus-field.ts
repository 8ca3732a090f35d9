const controls = 'input:not([type="hidden"], [tabindex="-1"]), select, textarea, button';

/** Brings a field into the middle of the window and the focus to it; in a group to its first control. False where there is no such field. */
export const focusField = (id: string): boolean => {
  const field = document.getElementById(id);
  if (!field) return false;
  const control = field.matches(controls)
    ? field
    : [...field.querySelectorAll<HTMLElement>(controls)].find((one) => one.checkVisibility() && !one.matches(':disabled'));
  (control ?? field).scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
  return true;
};
