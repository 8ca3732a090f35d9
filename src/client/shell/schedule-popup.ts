/** The mark in the browser's session that the initial popup was seen. */
const shownKey = 'initialPopupShown';

const crawler = /bot|crawl|spider|slurp|lighthouse|preview/i;

// Neither for crawlers nor where nothing can be kept: a popup on every page is worse than none.
const isUnseen = (): boolean => {
  try {
    return !crawler.test(navigator.userAgent) && sessionStorage.getItem(shownKey) === null;
  } catch {
    return false;
  }
};
const claim = (): boolean => {
  try {
    sessionStorage.setItem(shownKey, 'true');
    return true;
  } catch {
    return false;
  }
};

const isBusy = (): boolean =>
  document.activeElement?.matches('input, select, textarea') === true ||
  document.querySelector('dialog[open], [role="dialog"]:not([popover]), [popover]:popover-open') !== null;

/**
 * Shows the popup once in a session of the browser, when somebody is there and does nothing that it would disturb: no field has the focus,
 * no layer is open. Its code is loaded first and may take its time, so it looks again when that is done.
 */
export const schedulePopup = (load: () => Promise<unknown>, show: () => void, stay: AbortController): void => {
  if (!isUnseen()) return;
  const isCalm = (): boolean => !isBusy() && !stay.signal.aborted;
  const look = async (): Promise<void> => {
    if (!isCalm()) return;
    await load();
    if (!isCalm()) return;
    stay.abort();
    if (isUnseen() && claim()) show();
  };
  // After the event has had its effect: a press may be about to open something.
  const later = (): void => void setTimeout(look);
  for (const eventName of ['pointerup', 'pointermove', 'keyup', 'focusout', 'scroll'])
    addEventListener(eventName, later, { passive: true, signal: stay.signal });
};
