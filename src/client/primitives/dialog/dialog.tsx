'use client';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

type Props = {
  isOpen: boolean;
  /** Asked for by the close button, Escape and a press outside. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Below a line: what can be done. */
  foot?: ReactNode;
  /** `m` for a question, `l` for a choice of many. @default 'l' */
  size?: 'm' | 'l';
};

/** A layer above the page that must be answered or closed. Full screen on phones. */
export const Dialog = ({ isOpen, onClose, title, closeLabel, children, foot, size = 'l' }: Props) => {
  const titleId = useId();
  return (
    <dialog {...useModal(isOpen, onClose)} className={styles['dialog']} data-size={size} aria-labelledby={titleId}>
      <div className={styles['frame']}>
        <header className={styles['head']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          <IconButton variant="bare" icon="close" label={closeLabel} onClick={onClose} />
        </header>
        <div className={styles['body']}>{children}</div>
        {foot && <footer className={styles['foot']}>{foot}</footer>}
      </div>
    </dialog>
  );
};
