import { type RefObject, useEffect, useState } from 'react';

// Below this many pixels nothing worth a button is hidden (T-04).
const overflowPx = 10;
// Browsers count in fractions.
const edgePx = 1;
const pageShare = 0.8;
const touches = ['pointerdown', 'wheel', 'keydown'] as const;

type Ends = { isOver: boolean; isAtStart: boolean; isAtEnd: boolean };

const readEnds = (row: HTMLElement): Ends => {
  const hidden = row.scrollWidth - row.clientWidth;
  // The buttons take their place from the row: whether they are needed is measured without them.
  const viewport = row.parentElement?.clientWidth ?? row.clientWidth;
  // From right to left the browser counts below nought.
  const scrolled = Math.abs(row.scrollLeft);
  return { isOver: row.scrollWidth - viewport > overflowPx, isAtStart: scrolled <= edgePx, isAtEnd: scrolled >= hidden - edgePx };
};

const isMirrored = (row: HTMLElement): boolean => getComputedStyle(row).direction === 'rtl';

// Only the row moves, never the page. Its ends fade out as far as it is padded for scrolling: what is chosen stands clear of them.
const showChosen = (row: HTMLElement): void => {
  const chosen = row.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  if (!chosen) return;
  const rowBox = row.getBoundingClientRect();
  const fade = Number.parseFloat(getComputedStyle(row).scrollPaddingInlineStart) || 0;
  const left = chosen.left - rowBox.left - fade;
  const right = chosen.right - rowBox.right + fade;
  if (left >= -edgePx && right <= edgePx) return;
  row.scrollLeft += isMirrored(row) ? right : left;
};

/** Whether a row is longer than its place, at which of its ends it stands, and a way to move it by almost its width. */
export const useOverflow = (viewport: RefObject<HTMLElement | null>): Ends & { scroll: (side: 1 | -1) => void } => {
  const [ends, setEnds] = useState<Ends>({ isOver: false, isAtStart: true, isAtEnd: true });
  useEffect(() => {
    const row = viewport.current;
    if (!row) return;
    const bar = row.parentElement ?? row;
    // Typefaces and buttons that come later change the widths: the chosen one is kept in sight until somebody takes the row.
    let isUntouched = true;
    const touch = (): void => {
      isUntouched = false;
    };
    const read = (): void => {
      if (isUntouched) showChosen(row);
      setEnds(readEnds(row));
    };
    const watch = new ResizeObserver(read);
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
