'use client';
import { useContext } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { findMatch } from './find-match.ts';

/** The label of an option with the typed text in bold. */
export const MarkedLabel = ({ label }: { label: string }) => {
  const typed = useContext(ComboBoxStateContext)?.inputValue ?? '';
  const found = typed === label ? undefined : findMatch(label, typed);
  if (!found) return label;
  return (
    <>
      {found.before}
      <mark>{found.match}</mark>
      {found.after}
    </>
  );
};
