'use client';
import { useRef, useState } from 'react';
import { announce } from '../announcer/announce.ts';
import { afterPointerUp } from '../form/after-pointer-up.ts';
import { TextField } from '../text-field/text-field.tsx';
import type { Bound } from './bound.ts';

type Props = {
  bound: Bound;
  label: string;
  autoComplete: string;
  /** The hint for a missing house number; no hint without it. */
  doubt: string | undefined;
};

// Also full-width digits, and Chinese and Japanese numerals.
const number = /[\p{N}一二三四五六七八九十]/u;
const isDoubtful = (street: string): boolean => street.trim() !== '' && !number.test(street);

/** A street without a house number shows a hint, announced once and never an error: some houses have none. */
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
    <TextField
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
