import { type MouseEvent, useEffect, useRef } from 'react';

/** Opens and closes a `<dialog>` as a modal: the browser keeps the focus inside, closes on Escape and gives the focus back. A press outside closes it too. */
export const useModal = (isOpen: boolean, onClose: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === isOpen) return;
    if (isOpen) dialog.showModal();
    else dialog.close();
  }, [isOpen]);
  return {
    ref,
    onClose,
    onClick: (event: MouseEvent<HTMLDialogElement>): void => {
      if (event.target === event.currentTarget) event.currentTarget.close();
    },
  };
};
