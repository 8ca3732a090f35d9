'use client';
import type { KeyboardEvent, ReactNode } from 'react';

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus between the titles of an accordion: up and down wrap around, Home and End go to the ends (M-42). */
export const AccordionKeys = ({ className, children }: { className?: string | undefined; children: ReactNode }) => {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    const titles = [...event.currentTarget.querySelectorAll('summary')];
    const index = event.target instanceof HTMLElement ? titles.indexOf(event.target) : -1;
    if (!step || index < 0) return;
    event.preventDefault();
    titles[step(index, titles.length)]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the titles inside are the controls; this only listens for arrow keys
    <div role="presentation" className={className} onKeyDown={move}>
      {children}
    </div>
  );
};
