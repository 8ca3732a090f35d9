import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styles from './layer.module.css';
import { PageLocale } from './page-locale.tsx';
import { useCloseOnReturn } from './use-close-on-return.ts';

type Props = {
  /** Controlled by the parent. */
  isOpen: boolean;
  /** Called by Escape and a click outside. */
  onClose: () => void;
  /** A click outside closes it. @default true */
  isDismissable?: boolean;
  /** Its look and the side it comes from. */
  className: string | undefined;
  /** A `Dialog` of react-aria-components. */
  children: ReactNode;
};

/**
 * A layer above the page: the page below is inert and does not scroll, the focus is trapped and returns where it was, Escape closes,
 * and so does a return to the page from the bfcache. Toasts and live regions stay reachable.
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
