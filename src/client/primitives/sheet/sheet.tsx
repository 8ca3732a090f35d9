'use client';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useModal } from '../dialog/use-modal.ts';
import styles from './sheet.module.css';

type Props = {
  isOpen: boolean;
  /** Asked for by the close button, Escape and a press outside. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Directly below the head, seen at once: what has just happened. */
  notice?: ReactNode;
  children: ReactNode;
  /** Stays at the lower edge: sums and what can be done. */
  foot?: ReactNode;
};

/** A layer from the right, 480 px wide, full width on phones: cart, filters. */
export const Sheet = ({ isOpen, onClose, title, closeLabel, notice, children, foot }: Props) => {
  const titleId = useId();
  return (
    <dialog {...useModal(isOpen, onClose)} className={styles['sheet']} aria-labelledby={titleId}>
      <div className={styles['frame']}>
        <header className={styles['head']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          <IconButton variant="bare" icon="close" label={closeLabel} onClick={onClose} />
        </header>
        {notice}
        <div className={styles['body']}>{children}</div>
        {foot && <footer className={styles['foot']}>{foot}</footer>}
      </div>
    </dialog>
  );
};
