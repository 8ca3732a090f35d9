'use client';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Layer } from '../modal/layer.tsx';
import { LayerBody, LayerHead } from '../modal/layer-parts.tsx';
import styles from './sheet.module.css';

type Props = {
  /** The room keeps it; closing is seen before the layer is gone. */
  isOpen: boolean;
  /** Asked for by the close button, Escape and a press outside. */
  onClose: () => void;
  /** Names it, for the eye and for a screen reader. */
  title: string;
  /** Name of the close button. */
  closeLabel: string;
  /** Directly below the head, seen at once: what has just happened. */
  notice?: ReactNode;
  /** What scrolls between head and foot. */
  children: ReactNode;
  /** Stays at the lower edge: sums and what can be done. */
  foot?: ReactNode;
};

/** A layer from the right, 480 px wide, full width on phones: cart, filters. Heavy (react-aria): for what loads late. */
export const Sheet = ({ isOpen, onClose, title, closeLabel, notice, children, foot }: Props) => (
  <Layer isOpen={isOpen} onClose={onClose} className={styles['sheet']}>
    <Dialog className={styles['frame'] ?? ''}>
      <LayerHead title={title} className={styles['head']} titleClassName={styles['title']} onClose={onClose} closeLabel={closeLabel} />
      {notice}
      <LayerBody label={title} className={styles['body']}>
        {children}
      </LayerBody>
      {foot && <div className={styles['foot']}>{foot}</div>}
    </Dialog>
  </Layer>
);
