'use client';
import { IconButton } from '#client/primitives/button/icon-button.tsx';
import { useFocusRestore } from './use-focus-restore.ts';

type Props = {
  /** Names what it removes. */
  label: string;
  /** The line was restored: the focus returns to this button. */
  isRestored: boolean;
};

/** Submits the form that removes a line. */
export const RemoveButton = ({ label, isRestored }: Props) => (
  <IconButton ref={useFocusRestore(isRestored)} type="submit" label={label} icon="trash" variant="bare" />
);
