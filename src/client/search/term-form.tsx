'use client';
import type { ReactNode } from 'react';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { notInvalid } from '#client/primitives/field/not-invalid.ts';
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

/** The interactive part of a search form: where it leads, and that it ignores an empty submit. */
export const TermForm = ({ path, leastCharacters, submitLabel, isMain, children }: TermFormProps) => {
  const { isEmpty, form } = useTerm({ path, leastCharacters });
  return (
    <form {...notInvalid} {...form} className={styles.form}>
      {children}
      <SubmitButton variant={isMain ? 'solid' : 'line'} isDisabled={isEmpty}>
        {submitLabel}
      </SubmitButton>
    </form>
  );
};
