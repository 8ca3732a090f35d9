'use client';
import { useEffect } from 'react';
import { announce } from '../primitives/announcer/announce.ts';

// The form that the boxes of a list belong to (`compareFormId`).
const formId = 'compare';

type Props = {
  /** What is announced, with `{number}` in place of the number of ticked boxes. */
  text: string;
};

/** Announces how many products are selected whenever a box is ticked or unticked: what is seen, CSS counts. */
export const CompareCount = ({ text }: Props) => {
  useEffect(() => {
    const listen = ({ target }: Event): void => {
      if (!(target instanceof HTMLInputElement) || target.form?.id !== formId) return;
      announce(text.replace('{number}', String(new FormData(target.form).getAll(target.name).length)));
    };
    document.addEventListener('change', listen);
    return () => document.removeEventListener('change', listen);
  }, [text]);
  return null;
};
