import { get } from './element.ts';

/** Opens a dialog and waits: true when it was confirmed. The focus returns by itself to where it was. */
export const confirmed = (id: string): Promise<boolean> =>
  new Promise((resolve) => {
    const dialog = get(id, HTMLDialogElement);
    dialog.returnValue = '';
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true });
    dialog.showModal();
  });
