'use client';
import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  /** Id of the element to focus once nothing is left. */
  after: string;
  children: ReactNode;
};

/** Wraps links that disappear when followed: the focus moves to the one that takes the position, not to the top of the page. */
export const PreserveFocus = ({ after, children }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const index = useRef(-1);

  useEffect(() => {
    const note = ({ target }: Event): void => {
      index.current = [...(box.current?.querySelectorAll('a') ?? [])].findIndex((link) => link.contains(target as Node));
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, []);

  // After every render: if the focused link was removed, the browser has reset the focus to the start of the page.
  useEffect(() => {
    if (index.current < 0 || document.activeElement !== document.body) return;
    const links = box.current?.querySelectorAll('a') ?? [];
    (links[Math.min(index.current, links.length - 1)] ?? document.getElementById(after))?.focus({ preventScroll: true });
  });
  return <div ref={box}>{children}</div>;
};
