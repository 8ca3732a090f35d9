'use client';
import { IconButton } from '#client/primitives/button/icon-button.tsx';
import { useFocusRestore } from './use-focus-restore.ts';

type Props = {
  /** Names what it takes off. */
  label: string;
  /** The line was taken off and put back: whoever did that goes on from here. */
  isRestored: boolean;
};

/** Sends the form that takes a line off. */
export const RemoveButton = ({ label, isRestored }: Props) => (
  <IconButton ref={useFocusRestore(isRestored)} type="submit" label={label} icon="trash" variant="bare" />
);
