'use client';
import { type ReactNode, useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Layer } from './layer.tsx';
import { LayerBody, LayerHead } from './layer-parts.tsx';
import styles from './modal.module.css';

type Props = {
  /** Controlled by the parent; closing is animated. */
  isOpen: boolean;
  /** Called by the close button, Escape and a click outside. */
  onClose: () => void;
  /** Its visible and accessible name. */
  title: string;
  /** Name of the close button. */
  closeLabel: string;
  /** The content; it scrolls if it does not fit. */
  children: ReactNode;
  /** Below a line: the actions. */
  foot?: ReactNode;
  /** `m` for a question, `l` for a larger choice: full screen on phones. @default 'l' */
  size?: 'm' | 'l';
  /** `alertdialog` must be answered: a click outside does not close it. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
};

/** A layer above the page that must be answered or closed. Heavy (react-aria): for lazy loading. */
export const Modal = ({ isOpen, onClose, title, closeLabel, children, foot, size = 'l', role = 'dialog' }: Props) => {
  const bodyId = useId();
  const isAlert = role === 'alertdialog';
  return (
    <Layer isOpen={isOpen} onClose={onClose} isDismissable={!isAlert} className={styles[size]}>
      <Dialog role={role} {...(isAlert ? { 'aria-describedby': bodyId } : {})} className={styles['frame'] ?? ''}>
        <LayerHead title={title} className={styles['head']} titleClassName={styles['title']} onClose={onClose} closeLabel={closeLabel} />
        <LayerBody id={bodyId} label={title} className={styles['body']}>
          {children}
        </LayerBody>
        {foot && <div className={styles['foot']}>{foot}</div>}
      </Dialog>
    </Layer>
  );
};
