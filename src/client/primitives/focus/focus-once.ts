/** Focuses an element without scrolling, also one that is no control: such a one loses its tab stop with the focus, so that a later click on it does nothing. */
export const focusOnce = (target: HTMLElement): void => {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus({ preventScroll: true });
};

/**
 * Where the keyboard continues after the focused control was removed: at `place`, such as the control that led there, otherwise at the
 * page's heading. Does nothing if the focus is elsewhere by now.
 */
export const catchFocus = (place?: Element | null): void => {
  if (document.activeElement !== document.body) return;
  const target = place instanceof HTMLElement && place.isConnected && place !== document.body ? place : document.querySelector('main h1');
  if (target instanceof HTMLElement) focusOnce(target);
};

/** Focuses the first heading that is seen in a part of the page, or the part itself. */
export const focusStart = (part: HTMLElement): void =>
  focusOnce(part.querySelector<HTMLElement>(':is(h2, h3):not(.visually-hidden)') ?? part);
