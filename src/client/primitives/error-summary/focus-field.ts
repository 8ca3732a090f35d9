const controls = 'input:not([type="hidden"], [tabindex="-1"]), select, textarea, button';

/** Scrolls a field to the middle of the window and focuses it; for a group its first control. False if there is no such field. */
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
