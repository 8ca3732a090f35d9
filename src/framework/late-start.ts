type Press = () => void;
type Early = { sign?: Event; keys: KeyboardEvent[]; presses: Map<Element, Press>; isLeaving?: boolean };
type Late = { lateFiles?: readonly string[]; early?: Early };

/**
 * Written into every document, where it runs by itself: nothing outside of it is at hand there. Loads React once the page stands: at the
 * first sign of somebody (who waits for one reads it at `early`), when all has been loaded, or some seconds later, and at once where the page shows little without it or holds a form. What is
 * pressed before that is done again as soon as React is there, or as plain HTML does it when it does not come.
 */
export const startLate = (load: () => Promise<unknown>): void => {
  const patienceMs = 3_000;
  // Rather a late answer in the page than a reload that forgets where one was.
  const longPatienceMs = 8_000;
  const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'touchstart', 'wheel'];
  const presses = new Map<Element, Press>();
  // `scripts/one-pass.ts` lets Waku ask for the presses, and whether the page is being left.
  const early: Early = { keys: [], presses };
  let isStarted = false;

  const release = (): void => {
    for (const sign of signs) removeEventListener(sign, notice, true);
    removeEventListener('submit', holdForm, true);
    removeEventListener('click', holdButton, true);
    for (const press of presses.values()) press();
    presses.clear();
  };
  // The styles of what the page does not show yet come first. Without them React is still of use.
  const dress = (): Promise<unknown> =>
    new Promise((resolve) => {
      const first = document.querySelector<HTMLLinkElement>('link[data-rest]');
      if (!first) return resolve(undefined);
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = first.dataset['rest'] ?? '';
      link.onload = resolve;
      link.onerror = resolve;
      first.after(link);
    });
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    for (const href of (self as Late).lateFiles ?? []) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    dress()
      .then(load)
      .catch((error) => {
        release();
        throw error;
      });
  };
  // A pointer that rests where the page appears is told, too.
  const notice = (event: Event): void => {
    if (event instanceof MouseEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return;
    early.sign = event;
    if (event instanceof KeyboardEvent) early.keys.push(event);
    start();
  };
  const hold = (event: Event, element: Element, press: Press): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    presses.set(element, press);
    setTimeout(release, longPatienceMs);
    start();
  };
  const holdForm = (event: SubmitEvent): void => {
    const { target: form, submitter } = event;
    if (form instanceof HTMLFormElement) hold(event, form, () => form.requestSubmit(submitter));
  };
  const holdButton = (event: MouseEvent): void => {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('button[type="button"]:not([popovertarget])');
    if (button) hold(event, button, () => button.click());
  };
  addEventListener('submit', holdForm, true);
  addEventListener('click', holdButton, true);
  addEventListener('shop:ready', release, { once: true });
  // Firefox drops what still loads when a page is left: Waku would load that page anew, and the next one would never come.
  addEventListener('beforeunload', () => {
    early.isLeaving = true;
    setTimeout(() => {
      early.isLeaving = false;
    }, patienceMs);
  });
  // Waku loads the page anew when scripts are lost and nothing is held: what is pressed while the page goes is for plain HTML.
  const letGo = (): void => {
    if (presses.size === 0 && !early.isLeaving) release();
  };
  addEventListener('vite:preloadError', letGo);

  const whenIdle = (): void => {
    if ('requestIdleCallback' in self) requestIdleCallback(start, { timeout: patienceMs });
    else setTimeout(start);
  };
  // What is filled in before React has come is hard to keep.
  const hasForm = document.querySelector('main form[method="post"]:not([data-heart], [data-order])') !== null;
  const isKnown = (history.state as { entry?: number } | null)?.entry !== undefined;
  (self as Late).early = early;
  for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true });
  if ('live' in document.documentElement.dataset) start();
  else if (hasForm || isKnown) setTimeout(start);
  else {
    addEventListener('load', whenIdle, { once: true });
    addEventListener('DOMContentLoaded', () => setTimeout(start, patienceMs), { once: true });
  }
};
