/** The mark in the browser's session that the initial popup was seen. */
const shownKey = 'initialPopupShown';

const crawler = /bot|crawl|spider|slurp|lighthouse|preview/i;

/** Marks the popup as seen. False where it was seen before, for crawlers, and where nothing can be kept: a popup on every page is worse than none. */
export const claimPopup = (): boolean => {
  try {
    if (crawler.test(navigator.userAgent) || sessionStorage.getItem(shownKey) !== null) return false;
    sessionStorage.setItem(shownKey, 'true');
    return true;
  } catch {
    return false;
  }
};

const isBusy = (): boolean =>
  document.activeElement?.matches('input, select, textarea') === true ||
  document.querySelector('dialog[open], [role="dialog"]:not([popover]), [popover]:popover-open') !== null;

/** Calls once somebody is there and does nothing that a popup would disturb: no field has the focus, no layer is open. */
export const awaitCalm = (act: () => void, signal: AbortSignal): void => {
  const look = (): void => {
    if (!isBusy() && !signal.aborted) act();
  };
  // After the event has had its effect: a press may be about to open something.
  const later = (): void => void setTimeout(look);
  for (const sign of ['pointerup', 'pointermove', 'keyup', 'focusout', 'scroll']) addEventListener(sign, later, { passive: true, signal });
};
