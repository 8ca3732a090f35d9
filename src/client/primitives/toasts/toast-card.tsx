import { type CSSProperties, createContext, use, useCallback, useEffect, useId, useRef } from 'react';
import { announce } from '../announcer/announce.ts';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { messageIcons } from '../message/message.tsx';
import type { ToastItem } from './toast-item.ts';
import styles from './toasts.module.css';
import { useSwipe } from './use-swipe.ts';

// Calls `onEnd` after the given milliseconds, never for 0; the timer restarts when the duration changes.
const useToastTime = (durationMs: number, onEnd: () => void): void => {
  useEffect(() => {
    if (durationMs === 0) return;
    const timer = setTimeout(onEnd, durationMs);
    return () => clearTimeout(timer);
  }, [durationMs, onEnd]);
};

/** True while the toasts are hovered or focused, or another window is active: the timer is paused. */
export const PausedContext = createContext(false);

type Props = { toast: ToastItem; onClose: (id: string) => void; closeLabel: string };

/** The visible and announced content of a toast: errors are assertive, all others polite (T-01). */
export const ToastCard = ({ toast, onClose, closeLabel }: Props) => {
  const { id, title, message, type, variant, duration, action } = toast;
  const close = useCallback(() => onClose(id), [onClose, id]);
  useToastTime(use(PausedContext) ? 0 : duration, close);
  const { offset, handlers } = useSwipe(close);
  const announcement = title ? `${title} ${message}` : message;
  useEffect(() => announce(announcement, type === 'error' ? 'assertive' : 'polite'), [announcement, type]);
  const card = useRef<HTMLDivElement>(null);
  const wordsId = useId();
  // The tab stop is sonner's own list item around the card: its name is the card's text.
  useEffect(() => card.current?.closest('li')?.setAttribute('aria-labelledby', wordsId), [wordsId]);
  const act = (): void => {
    close();
    action?.onPress();
  };
  return (
    <div
      {...handlers}
      ref={card}
      className={styles['toast']}
      data-toast={id}
      data-type={type}
      data-variant={variant}
      style={{ '--way': `${offset}px` } as CSSProperties}
    >
      <Icon name={messageIcons[type]} />
      <div className={styles['words']}>
        <p id={wordsId}>
          {title && <b className={styles['title']}>{title}</b>} {message}
        </p>
        {action && (
          <button type="button" className={styles['action']} onClick={act}>
            {action.label}
          </button>
        )}
      </div>
      <IconButton variant="bare" icon="close" label={closeLabel} onClick={close} />
    </div>
  );
};
