import { type CSSProperties, createContext, use, useCallback, useEffect, useId, useRef } from 'react';
import { announce } from '../announcer/announce.ts';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { messageIcons } from '../message/message.tsx';
import type { ToastItem } from './toast-item.ts';
import styles from './toasts.module.css';
import { useSwipe } from './use-swipe.ts';

// Calls `onEnd` after so many milliseconds, 0 never; the time starts anew when the duration changes.
const useToastTime = (durationMs: number, onEnd: () => void): void => {
  useEffect(() => {
    if (durationMs === 0) return;
    const timer = setTimeout(onEnd, durationMs);
    return () => clearTimeout(timer);
  }, [durationMs, onEnd]);
};

/** True while somebody points at the toasts, is among them or looks at another window: then no time runs. */
export const PausedContext = createContext(false);

type Props = { toast: ToastItem; onClose: (id: string) => void; closeLabel: string };

/** What is seen of a toast, and what is heard: errors interrupt, all others wait their turn (T-01). */
export const ToastCard = ({ toast, onClose, closeLabel }: Props) => {
  const { id, title, message, type, variant, duration, icon = messageIcons[type], action } = toast;
  const close = useCallback(() => onClose(id), [onClose, id]);
  useToastTime(use(PausedContext) ? 0 : duration, close);
  const { offset, handlers } = useSwipe(close);
  const announcement = title ? `${title} ${message}` : message;
  useEffect(() => announce(announcement, type === 'error' ? 'assertive' : 'polite'), [announcement, type]);
  const card = useRef<HTMLDivElement>(null);
  const wordsId = useId();
  // The stop of the keyboard is sonner's own list item around the card: it is called what the card says.
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
      <Icon name={icon} />
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
