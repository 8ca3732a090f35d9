const fillControl = (control: HTMLInputElement | HTMLSelectElement, params: URLSearchParams): void => {
  const values = params.getAll(control.name);
  if (control instanceof HTMLSelectElement) control.value = values[0] ?? control.options[0]?.value ?? '';
  else if (control.type === 'checkbox') control.checked = values.includes(control.value);
  else if (control.type === 'radio') control.checked = control.value === (values[0] ?? '');
  else control.value = values[0] ?? '';
};

/** Sets the form's controls from the query, e.g. after a click on a chip or the Back button. */
export const fillForm = (form: HTMLFormElement, params: URLSearchParams): void => {
  for (const control of form.elements) {
    if ((control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && control.name !== '') fillControl(control, params);
  }
};
