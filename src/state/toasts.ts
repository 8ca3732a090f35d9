import 'client-only';
import { proxy } from 'valtio';

export type ToastType = 'default' | 'error' | 'success' | 'info';

/** A notification toast (specification §3). `duration` in ms; 0 stays until it is closed. */
export type Toast = {
  id: string;
  message: string;
  type: ToastType;
  variant: 'default' | 'notification';
  persistent: boolean;
  duration: number;
};

const defaultDuration = 5000;
let count = 0;

/** The toasts on screen, oldest first. */
export const toasts = proxy<{ list: Toast[] }>({ list: [] });

/** Shows a toast and returns its id. Errors are persistent unless told otherwise (T-01). */
export const showToast = ({
  message,
  type = 'default',
  variant = 'default',
  persistent = type === 'error',
  duration,
}: Partial<Toast> & { message: string }): string => {
  count += 1;
  const toast: Toast = {
    id: `toast-${count}`,
    message,
    type,
    variant,
    persistent,
    duration: persistent ? 0 : (duration ?? defaultDuration),
  };
  toasts.list.push(toast);
  return toast.id;
};

/** Takes a toast away: after its time, by its button, by Escape or a swipe. */
export const closeToast = (id: string): void => {
  toasts.list = toasts.list.filter((toast) => toast.id !== id);
};
