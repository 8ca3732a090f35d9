import { type CSSProperties, createContext, use, useCallback, useEffect } from 'react';
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

/** True while somebody points at the toasts or is among them: then no time runs. */
export const HeldContext = createContext(false);

type Props = { toast: ToastItem; onClose: (id: string) => void; closeLabel: string };

/** What is seen of a toast, and what is heard: errors interrupt, all others wait their turn (T-01). */
export const ToastCard = ({ toast, onClose, closeLabel }: Props) => {
  const close = useCallback(() => onClose(toast.id), [onClose, toast.id]);
  useToastTime(use(HeldContext) ? 0 : toast.duration, close);
  const { offset, handlers } = useSwipe(close);
  useEffect(() => announce(toast.message, toast.type === 'error' ? 'assertive' : 'polite'), [toast]);
  return (
    <div
      {...handlers}
      className={styles['toast']}
      data-toast={toast.id}
      data-type={toast.type}
      style={{ '--way': `${offset}px` } as CSSProperties}
    >
      <Icon name={messageIcons[toast.type]} />
      <p className={styles['text']}>{toast.message}</p>
      <IconButton variant="bare" icon="close" label={closeLabel} onClick={close} />
    </div>
  );
};
