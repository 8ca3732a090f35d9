import type { RejectionReason } from './file-rules.ts';

/** All texts of a file field; sizes are passed in bytes and formatted for the page's locale. */
export type FileFieldTexts = {
  /** The button: `Dateien wählen`. */
  choose: string;
  /** Beside the button: `oder hierher ziehen`. */
  drop: string;
  /** In place of the button when the limit is reached: `Drei Dateien sind genug.` */
  full: string;
  /** The size of one file: `2,4 MB`. */
  size: (bytes: number) => string;
  /** The used share of the limit, shown below the list and announced after each change: `2 Dateien, 3,2 von 8 MB`. */
  total: (count: number, bytes: number) => string;
  /** Name of the button that removes a file: `kartusche.jpg entfernen`. */
  remove: (name: string) => string;
  /** Why a file was rejected; `left` is the remainder of the limit. */
  rejected: Record<RejectionReason, (file: { name: string; size: number; left: number }) => string>;
};
