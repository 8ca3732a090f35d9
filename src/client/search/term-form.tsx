'use client';
import type { ReactNode } from 'react';
import { SubmitButton } from '#client/primitives/button/plain-button.tsx';
import styles from './search-form.module.css';
import { useTerm } from './use-term.ts';

type TermFormProps = {
  /** `/search` of the site. */
  path: string;
  leastCharacters: number;
  submitLabel: string;
  isMain: boolean;
  /** The field. */
  children: ReactNode;
};

/** What of a search form needs a hand: where it leads, and that it asks for nothing while it is empty. */
export const TermForm = ({ path, leastCharacters, submitLabel, isMain, children }: TermFormProps) => {
  const { isEmpty, form } = useTerm({ path, leastCharacters });
  return (
    <form {...form} className={styles.form}>
      {children}
      <SubmitButton variant={isMain ? 'solid' : 'line'} isDisabled={isEmpty}>
        {submitLabel}
      </SubmitButton>
    </form>
  );
};
