'use client';
import type { ChangeEvent, ReactNode } from 'react';

// Another answer asks its own questions anew: each of them begins with its first answer (M-46).
const startAnew = ({ target }: ChangeEvent<HTMLDivElement>): void => {
  const groups = target.closest('[data-choice]')?.querySelectorAll('[role="radiogroup"]') ?? [];
  for (const group of groups) {
    const first = group.querySelector<HTMLInputElement>('input[type="radio"]');
    if (first) first.checked = true;
  }
};

type Props = {
  /** Radio groups within each other, drawn by the server; each answer with what hangs on it is marked `data-choice`. */
  children: ReactNode;
};

/** Around questions that follow from each other: who changes an answer finds the deeper ones at their first (M-46). */
export const FirstAnswers = ({ children }: Props) => (
  <div role="presentation" onChange={startAnew}>
    {children}
  </div>
);
