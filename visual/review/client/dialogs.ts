import { get } from './element.ts';

/** Opens a dialog and waits: true when it was confirmed. The browser restores the focus. */
export const confirmed = (id: string): Promise<boolean> =>
  new Promise((resolve) => {
    const dialog = get(id, HTMLDialogElement);
    dialog.returnValue = '';
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true });
    dialog.showModal();
  });

/** Asks before many pictures are approved at once; those filtered out of the list are not included. */
export const confirmedMany = (count: number, what: string, isFiltered: boolean): Promise<boolean> => {
  get('all-title', HTMLElement).textContent = `Approve all ${count} pictures of ${what}?`;
  get('all-what', HTMLElement).textContent = isFiltered
    ? 'Those that the list shows become the baselines, the ones that you have not looked at too.'
    : 'They become the baselines, in every width and scheme, those that you have not looked at too.';
  return confirmed('all-dialog');
};

/** The reason in its field; without one the field asks for it. */
export const readReason = (): string | undefined => {
  const field = get('reason', HTMLInputElement);
  return field.reportValidity() ? field.value : undefined;
};
