'use client';
import type { ChangeEvent, ReactNode } from 'react';

// Each answer has its own follow-up questions: they start with their first answer (M-46).
const startAnew = ({ target }: ChangeEvent<HTMLDivElement>): void => {
  const groups = target.closest('[data-choice]')?.querySelectorAll('[role="radiogroup"]') ?? [];
  for (const group of groups) {
    const first = group.querySelector<HTMLInputElement>('input[type="radio"]');
    if (first) first.checked = true;
  }
};

type Props = {
  /** Nested radio groups, rendered by the server; each answer with its follow-up questions is marked `data-choice`. */
  children: ReactNode;
};

/** Wraps dependent questions: changing an answer resets the deeper ones to their first (M-46). */
export const FirstAnswers = ({ children }: Props) => (
  <div role="presentation" onChange={startAnew}>
    {children}
  </div>
);
