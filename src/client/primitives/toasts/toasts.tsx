'use client';
import { type CSSProperties, useCallback, useEffect, useRef } from 'react';
import { announce } from '../announcer/announce.ts';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { messageIcons } from '../message/message.tsx';
import styles from './toasts.module.css';
import { useSwipe } from './use-swipe.ts';
import { useToastTime } from './use-toast-time.ts';

export type ToastItem = {
  id: string;
  message: string;
  type: 'default' | 'error' | 'success' | 'info';
  /** Milliseconds; 0 stays until it is closed. */
  duration: number;
};

type Props = {
  toasts: readonly ToastItem[];
  onClose: (id: string) => void;
  /** `region` names the place and its key: `Meldungen (F8)`. */
  texts: { region: string; close: string };
};

const Toast = ({ toast, onClose, closeLabel }: { toast: ToastItem; onClose: (id: string) => void; closeLabel: string }) => {
  const close = useCallback(() => onClose(toast.id), [onClose, toast.id]);
  const hold = useToastTime(toast.duration, close);
  const { offset, handlers } = useSwipe(close);
  useEffect(() => announce(toast.message, toast.type === 'error' ? 'assertive' : 'polite'), [toast]);
  return (
    <li
      {...hold}
      {...handlers}
      className={styles['toast']}
      data-type={toast.type}
      style={{ '--offset': `${offset}px` } as CSSProperties}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <Icon name={messageIcons[toast.type]} />
      <p className={styles['text']}>{toast.message}</p>
      <IconButton variant="bare" icon="close" label={closeLabel} onClick={close} />
    </li>
  );
};

/** Short messages above the page. F8 leads there; Escape, the button, time or a swipe to the right takes one away (T-01). */
export const Toasts = ({ toasts, onClose, texts }: Props) => {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const jump = (event: KeyboardEvent): void => {
      if (event.key === 'F8') region.current?.focus();
    };
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, []);
  return (
    <section ref={region} tabIndex={-1} aria-label={texts.region} className={styles['region']}>
      <ol className={styles['list']}>
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} onClose={onClose} closeLabel={texts.close} />
        ))}
      </ol>
    </section>
  );
};
