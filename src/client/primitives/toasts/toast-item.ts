/** The content of a toast, and its duration. */
export type ToastItem = {
  id: string;
  /** Its first words, in the type's colour: `Gespeichert.` */
  title?: string | undefined;
  message: string;
  type: 'default' | 'error' | 'success' | 'info';
  /** `notification` is unsolicited information: marked by its border. */
  variant?: 'default' | 'notification' | undefined;
  /** Milliseconds; 0 stays until it is closed. */
  duration: number;
  /** An action; closes the toast afterwards. */
  action?: { label: string; onPress: () => void } | undefined;
};
