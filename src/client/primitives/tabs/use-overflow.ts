import { type RefObject, useEffect, useState } from 'react';

// Fewer hidden pixels are not worth a button (T-04).
const overflowPx = 10;
// Browsers compute fractions.
const edgePx = 1;
const pageShare = 0.8;
const touches = ['pointerdown', 'wheel', 'keydown'] as const;

type Ends = { isOver: boolean; isAtStart: boolean; isAtEnd: boolean };

const paddingOf = (box: HTMLElement): number => {
  const { paddingLeft, paddingRight } = getComputedStyle(box);
  return Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
};

const readEnds = (row: HTMLElement): Ends => {
  const hidden = row.scrollWidth - row.clientWidth;
  // The buttons take space from the row: whether they are needed is measured without them.
  const bar = row.parentElement ?? row;
  const viewport = bar.clientWidth - paddingOf(bar);
  // In right-to-left layout scroll positions are negative.
  const scrolled = Math.abs(row.scrollLeft);
  return {
    isOver: row.scrollWidth - paddingOf(row) - viewport > overflowPx,
    isAtStart: scrolled <= edgePx,
    isAtEnd: scrolled >= hidden - edgePx,
  };
};

const isMirrored = (row: HTMLElement): boolean => getComputedStyle(row).direction === 'rtl';

// Only the row scrolls, never the page. Its ends fade out by its scroll padding: the current tab stays clear of them.
const showChosen = (row: HTMLElement): void => {
  const chosen = row.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!chosen) return;
  const rowBox = row.getBoundingClientRect();
  const fade = Number.parseFloat(getComputedStyle(row).scrollPaddingInlineStart) || 0;
  const left = chosen.left - rowBox.left - fade;
  const right = chosen.right - rowBox.right + fade;
  if (left >= -edgePx && right <= edgePx) return;
  row.scrollLeft += isMirrored(row) ? right : left;
};

/** Whether a row overflows, at which of its ends it is, and a function that scrolls it by almost its width. */
export const useOverflow = (viewport: RefObject<HTMLElement | null>): Ends & { scroll: (side: 1 | -1) => void } => {
  const [ends, setEnds] = useState<Ends>({ isOver: false, isAtStart: true, isAtEnd: true });
  useEffect(() => {
    const row = viewport.current;
    if (!row) return;
    const bar = row.parentElement ?? row;
    // Fonts and buttons that load later change the widths: the current tab is kept in view until the visitor scrolls the row.
    let isUntouched = true;
    const touch = (): void => {
      isUntouched = false;
    };
    const read = (): void => setEnds(readEnds(row));
    const watch = new ResizeObserver(() => {
      if (isUntouched) showChosen(row);
      read();
    });
    for (const part of [row, ...row.children]) watch.observe(part);
    row.addEventListener('scroll', read, { passive: true });
    for (const kind of touches) bar.addEventListener(kind, touch, { passive: true });
    return () => {
      watch.disconnect();
      row.removeEventListener('scroll', read);
      for (const kind of touches) bar.removeEventListener(kind, touch);
    };
  }, [viewport]);
  const scroll = (side: 1 | -1): void => {
    const row = viewport.current;
    const way = row && isMirrored(row) ? -side : side;
    row?.scrollBy({ left: way * row.clientWidth * pageShare, behavior: 'smooth' });
  };
  return { ...ends, scroll };
};
