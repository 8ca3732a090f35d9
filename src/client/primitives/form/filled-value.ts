type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isBox = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);
const isSelect = (field: Field): field is HTMLSelectElement => field instanceof HTMLSelectElement;

/** What somebody, or their browser, has filled in instead of what the page came with; undefined where that is unchanged. Of a group of radio buttons the pressed one says it. */
export const filledValue = (field: Field | null): string | boolean | undefined => {
  if (!field) return undefined;
  if (isBox(field)) {
    if (field.checked === field.defaultChecked) return undefined;
    // Ticked, a box says the value that it was given, as the form library has it.
    if (field.type === 'checkbox') return field.checked && field.hasAttribute('value') ? field.value : field.checked;
    return field.checked ? field.value : undefined;
  }
  if (isSelect(field)) return [...field.options].some((option) => option.selected !== option.defaultSelected) ? field.value : undefined;
  return field.value === field.defaultValue ? undefined : field.value;
};
