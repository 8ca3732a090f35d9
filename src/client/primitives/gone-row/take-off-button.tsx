'use client';
import { IconButton } from '#client/primitives/button/icon-button.tsx';
import { useFocusBack } from './use-focus-back.ts';

type Props = {
  /** Names what it takes off. */
  label: string;
  /** The line was taken off and put back: whoever did that goes on from here. */
  isBack: boolean;
};

/** Sends the form that takes a line off. */
export const TakeOffButton = ({ label, isBack }: Props) => (
  <IconButton ref={useFocusBack(isBack)} type="submit" label={label} icon="trash" variant="bare" />
);
