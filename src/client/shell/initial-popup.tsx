'use client';
import { useState } from 'react';
import { Button } from '#client/primitives/button/button.tsx';
import { Modal } from '#client/primitives/modal/modal.tsx';

export type InitialPopupTexts = { title: string; text: string; close: string; accept: string };

/** A market's announcement, shown before anything else. */
export const InitialPopup = ({ texts }: { texts: InitialPopupTexts }) => {
  const [isOpen, setOpen] = useState(true);
  const close = (): void => setOpen(false);
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      title={texts.title}
      closeLabel={texts.close}
      size="m"
      foot={<Button onClick={close}>{texts.accept}</Button>}
    >
      <p>{texts.text}</p>
    </Modal>
  );
};
