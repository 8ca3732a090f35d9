'use client';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Layer } from '../modal/layer.tsx';
import { LayerBody, LayerHead } from '../modal/layer-parts.tsx';
import styles from './sheet.module.css';

type Props = {
  /** Controlled by the parent; closing is animated. */
  isOpen: boolean;
  /** Called by the close button, Escape and a click outside. */
  onClose: () => void;
  /** Its visible and accessible name. */
  title: string;
  /** Name of the close button. */
  closeLabel: string;
  /** Directly below the head, always visible: what has just happened. */
  notice?: ReactNode;
  /** The scrolling content between head and foot. */
  children: ReactNode;
  /** Fixed at the lower edge: totals and actions. */
  foot?: ReactNode;
};

/** A layer from the right, 480 px wide, full width on phones: cart, filters. Heavy (react-aria): for lazy loading. */
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
