'use client';
import type { KeyboardEvent, ReactNode } from 'react';

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const moveFocus = (event: KeyboardEvent<HTMLDivElement>): void => {
  const step = steps[event.key];
  if (!step || !(event.target instanceof HTMLElement) || event.target.tagName !== 'SUMMARY') return;
  const titles = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > details > summary')];
  const index = titles.indexOf(event.target);
  if (index < 0) return;
  event.preventDefault();
  titles[step(index, titles.length)]?.focus();
};

type Props = {
  /** A list of disclosures with the same `name`. */
  children: ReactNode;
};

/** Wraps disclosures of one name: arrow keys, Home and End move between their titles (M-42). */
export const Accordion = ({ children }: Props) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the titles inside are the controls; this only listens for their keys
  <div role="presentation" onKeyDown={moveFocus}>
    {children}
  </div>
);
