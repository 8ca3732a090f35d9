'use client';
import { useRef, useState } from 'react';
import { announce } from '../announcer/announce.ts';
import { afterPointerUp } from '../form/after-pointer-up.ts';
import { PlainTextField } from '../text-field/plain-text-field.tsx';
import type { Bound } from './bound.ts';

type Props = {
  bound: Bound;
  label: string;
  autoComplete: string;
  /** What is asked where no house number stands; nothing is asked without. */
  doubt: string | undefined;
};

// Also as full-width digits, and as the numerals of Chinese and Japanese.
const number = /[\p{N}一二三四五六七八九十]/u;
const isDoubtful = (street: string): boolean => street.trim() !== '' && !number.test(street);

/** A street that is left without a house number raises a gentle question, said once and never a refusal: some houses have none. */
export const StreetField = ({ bound, label, autoComplete, doubt }: Props) => {
  const { onBlur, onChange, ...rest } = bound;
  const [isQuestionShown, setQuestionShown] = useState(false);
  const wasSaid = useRef(false);
  const ask = (street: string, next: EventTarget | null): void => {
    // Nothing may move under a finger that presses the button.
    if (doubt === undefined || !isDoubtful(street) || next instanceof HTMLButtonElement) return;
    setQuestionShown(true);
    if (!wasSaid.current) announce(doubt);
    wasSaid.current = true;
  };
  return (
    <PlainTextField
      {...rest}
      label={label}
      autoComplete={autoComplete}
      hint={isQuestionShown ? doubt : undefined}
      onChange={(event) => {
        if (!isDoubtful(event.currentTarget.value)) setQuestionShown(false);
        void onChange?.(event);
      }}
      onBlur={(event) => {
        const { value } = event.currentTarget;
        const { relatedTarget } = event;
        afterPointerUp(() => ask(value, relatedTarget));
        onBlur?.(event);
      }}
      required
    />
  );
};
