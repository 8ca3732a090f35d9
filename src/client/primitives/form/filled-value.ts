type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isBox = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);
const isSelect = (field: Field): field is HTMLSelectElement => field instanceof HTMLSelectElement;

/** What the visitor or the browser has entered since the page was rendered; undefined if unchanged. In a radio group the checked button reports it. */
export const filledValue = (field: Field | null): string | boolean | undefined => {
  if (!field) return undefined;
  if (isBox(field)) {
    if (field.checked === field.defaultChecked) return undefined;
    // If checked, a box has its given value, as in the form library.
    if (field.type === 'checkbox') return field.checked && field.hasAttribute('value') ? field.value : field.checked;
    return field.checked ? field.value : undefined;
  }
  if (isSelect(field)) return [...field.options].some((option) => option.selected !== option.defaultSelected) ? field.value : undefined;
  return field.value === field.defaultValue ? undefined : field.value;
};
