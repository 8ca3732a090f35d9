import type { IconName } from '../icon/icon-names.ts';

/** What a toast says, and how long. */
export type ToastItem = {
  id: string;
  /** Its first words, in the type's colour: `Gespeichert.` */
  title?: string | undefined;
  message: string;
  type: 'default' | 'error' | 'success' | 'info';
  /** `notification` is news that nobody asked for: its edge says so. */
  variant?: 'default' | 'notification' | undefined;
  /** Milliseconds; 0 stays until it is closed. */
  duration: number;
  /** Another drawing than the type's. */
  icon?: IconName | undefined;
  /** What can be done about it; then it closes. */
  action?: { label: string; onPress: () => void } | undefined;
};
