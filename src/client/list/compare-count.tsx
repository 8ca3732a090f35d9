'use client';
import { useEffect } from 'react';
import { announce } from '../primitives/announcer/announce.ts';

type Props = {
  /** The id of the form that the boxes belong to. */
  form: string;
  /** What is announced, with `{number}` in place of the number of ticked boxes. */
  text: string;
};

/** Announces how many products are selected whenever a box is ticked or unticked: what is seen, CSS counts. */
export const CompareCount = ({ form, text }: Props) => {
  useEffect(() => {
    const listen = ({ target }: Event): void => {
      if (!(target instanceof HTMLInputElement) || target.form?.id !== form) return;
      announce(text.replace('{number}', String(new FormData(target.form).getAll(target.name).length)));
    };
    document.addEventListener('change', listen);
    return () => document.removeEventListener('change', listen);
  }, [form, text]);
  return null;
};
