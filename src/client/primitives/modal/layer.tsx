import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styles from './layer.module.css';
import { PageLocale } from './page-locale.tsx';
import { useCloseOnReturn } from './use-close-on-return.ts';

type Props = {
  /** The room keeps it. */
  isOpen: boolean;
  /** Asked for by Escape and a press beside it. */
  onClose: () => void;
  /** A press beside it closes it. @default true */
  isDismissable?: boolean;
  /** How it looks and from where it comes. */
  className: string | undefined;
  /** A `Dialog` of react-aria-components. */
  children: ReactNode;
};

/**
 * What lies above the page: the page below is inert and stands still, the focus stays inside and goes back where it came from,
 * Escape closes, and so does the way back to the page through the browser's memory. Toasts and what is announced stay in reach.
 */
export const Layer = ({ isOpen, onClose, isDismissable = true, className, children }: Props) => {
  useCloseOnReturn(isOpen, onClose);
  return (
    <PageLocale>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(willBeOpen) => !willBeOpen && onClose()}
        isDismissable={isDismissable}
        className={styles['scrim'] ?? ''}
      >
        <Modal className={className ?? ''}>{children}</Modal>
      </ModalOverlay>
    </PageLocale>
  );
};
