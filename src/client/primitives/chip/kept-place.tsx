'use client';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';

type Props = {
  /** Id of what takes the focus once nothing is left. */
  after: string;
  children: ReactNode;
};

const linksIn = (box: HTMLElement): HTMLAnchorElement[] => [...box.querySelectorAll('a')];

/** Links that go away when they are followed: the focus moves to the one that takes the place, not to the top of the page. */
export const KeptPlace = ({ after, children }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef(-1);

  // After every render: what was focused may be gone, and then the browser has put the focus back to the start.
  useEffect(() => {
    if (!box.current || place.current < 0 || document.activeElement !== document.body) return;
    const links = linksIn(box.current);
    (links[Math.min(place.current, links.length - 1)] ?? document.getElementById(after))?.focus({ preventScroll: true });
  });

  const keep = ({ target, currentTarget }: FocusEvent<HTMLDivElement>): void => {
    place.current = linksIn(currentTarget).indexOf(target as HTMLAnchorElement);
  };
  // Does not hear of a focused link that is taken away, only of a person who moves on.
  const leave = (): void => {
    place.current = -1;
  };
  return (
    <div ref={box} onFocus={keep} onBlur={leave}>
      {children}
    </div>
  );
};
