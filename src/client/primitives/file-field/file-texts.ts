import type { RejectionReason } from './file-rules.ts';

/** All words of a file field; sizes come as bytes and are said as a reader of the page writes them. */
export type FileFieldTexts = {
  /** The button: `Dateien wählen`. */
  choose: string;
  /** Beside the button: `oder hierher ziehen`. */
  drop: string;
  /** In place of the button when no more can be chosen: `Drei Dateien sind genug.` */
  full: string;
  /** The size of one file: `2,4 MB`. */
  size: (bytes: number) => string;
  /** What is used of the whole, seen below the list and said after each change: `2 Dateien, 3,2 von 8 MB`. */
  total: (count: number, bytes: number) => string;
  /** Name of the button that takes a file out: `kartusche.jpg entfernen`. */
  remove: (name: string) => string;
  /** Why a file was not taken; `left` is what the others leave of the whole. */
  rejected: Record<RejectionReason, (file: { name: string; size: number; left: number }) => string>;
};
