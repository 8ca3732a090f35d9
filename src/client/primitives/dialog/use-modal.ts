import { useEffect, useRef } from 'react';

/**
 * Opens and closes a `<dialog>` as a modal: the browser keeps the focus inside, closes on Escape and gives the focus back.
 * A press on what `outside` selects closes it too: the dialog itself is what lies around its content.
 */
export const useModal = (isOpen: boolean, onClose: () => void, outside = 'dialog') => {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === isOpen) return;
    if (isOpen) dialog.showModal();
    else dialog.close();
  }, [isOpen]);

  useEffect(() => {
    const dialog = ref.current;
    const dismiss = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.matches(outside)) dialog?.close();
    };
    dialog?.addEventListener('click', dismiss);
    return () => dialog?.removeEventListener('click', dismiss);
  }, [outside]);

  return { ref, onClose };
};
