import 'client-only';
import { proxy } from 'valtio';

type ToastType = 'default' | 'error' | 'success' | 'info';

/** An action besides closing: `Rückgängig`. */
type ToastAction = { label: string; onPress: () => void };

/** A notification toast (specification §3). `duration` in ms; 0 stays until it is closed. */
type Toast = {
  id: string;
  /** Its first words, in the type's colour. */
  title: string | undefined;
  message: string;
  type: ToastType;
  /** `notification`: unsolicited information. */
  variant: 'default' | 'notification';
  persistent: boolean;
  duration: number;
  action: ToastAction | undefined;
};

const defaultDuration = 5000;
let count = 0;

/** The toasts on screen, oldest first. */
export const toasts = proxy<{ list: Toast[] }>({ list: [] });

/**
 * Shows a toast and returns its id. Errors and toasts with an action are persistent by default (T-01).
 * One with the same text as an older one replaces it.
 */
export const showToast = ({
  title,
  message,
  type = 'default',
  variant = 'default',
  action,
  persistent = type === 'error' || action !== undefined,
  duration,
}: Partial<Toast> & { message: string }): string => {
  count += 1;
  const toast: Toast = {
    id: `toast-${count}`,
    title,
    message,
    type,
    variant,
    persistent,
    duration: persistent ? 0 : (duration ?? defaultDuration),
    action,
  };
  const isOther = (older: Toast): boolean => older.message !== message || older.title !== title || older.type !== type;
  toasts.list = [...toasts.list.filter(isOther), toast];
  return toast.id;
};

/** Removes a toast: after its time, by its button, by Escape or a swipe. */
export const closeToast = (id: string): void => {
  toasts.list = toasts.list.filter((toast) => toast.id !== id);
};
