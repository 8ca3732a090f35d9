type Replay = () => void;
type EarlyInteraction = { lastEvent?: Event; keys: KeyboardEvent[]; heldActions: Map<Element, Replay>; isLeaving?: boolean };
type DeferredGlobals = { lateFiles?: readonly string[]; earlyInteraction?: EarlyInteraction };

/**
 * Inlined into every document, so it must not use anything outside itself. Loads React after the page is shown: on the first interaction
 * (available as `earlyInteraction`), when everything has loaded, or some seconds later; at once where the page shows little without it or
 * has a form. Clicks and submits before that are replayed as soon as React is ready, or run as plain HTML if it never loads.
 */
export const deferHydration = (load: () => Promise<unknown>): void => {
  const patienceMs = 3_000;
  // Better a late reaction in the page than a reload that loses the visitor's position.
  const longPatienceMs = 8_000;
  const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'touchstart', 'wheel'];
  const heldActions = new Map<Element, Replay>();
  // `src/framework/build/buffered-render.ts` lets Waku ask for the presses, and whether the page is being left.
  const earlyInteraction: EarlyInteraction = { keys: [], heldActions };
  let isStarted = false;

  const releaseHeld = (): void => {
    for (const eventName of interactionEvents) removeEventListener(eventName, onInteraction, true);
    removeEventListener('submit', holdSubmit, true);
    removeEventListener('click', holdClick, true);
    for (const replay of heldActions.values()) replay();
    heldActions.clear();
  };
  // The styles of what is not shown yet come first. React is still useful without them.
  const loadRemainingStyles = (): Promise<unknown> =>
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
    for (const href of (self as DeferredGlobals).lateFiles ?? []) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    loadRemainingStyles()
      .then(load)
      .catch((error) => {
        releaseHeld();
        throw error;
      });
  };
  // A pointer that already rests where the page appears also fires an event.
  const onInteraction = (event: Event): void => {
    if (event instanceof MouseEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return;
    earlyInteraction.lastEvent = event;
    if (event instanceof KeyboardEvent) earlyInteraction.keys.push(event);
    start();
  };
  const holdAction = (event: Event, element: Element, replay: Replay): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    heldActions.set(element, replay);
    setTimeout(releaseHeld, longPatienceMs);
    start();
  };
  const holdSubmit = (event: SubmitEvent): void => {
    const { target: form, submitter } = event;
    if (form instanceof HTMLFormElement) holdAction(event, form, () => form.requestSubmit(submitter));
  };
  const holdClick = (event: MouseEvent): void => {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('button[type="button"]:not([popovertarget])');
    if (button) holdAction(event, button, () => button.click());
  };
  addEventListener('submit', holdSubmit, true);
  addEventListener('click', holdClick, true);
  addEventListener('shop:ready', releaseHeld, { once: true });
  // Firefox aborts pending loads when a page is left: Waku would reload that page, and the next one would never load.
  addEventListener('beforeunload', () => {
    earlyInteraction.isLeaving = true;
    setTimeout(() => {
      earlyInteraction.isLeaving = false;
    }, patienceMs);
  });
  // Waku reloads the page when scripts fail and nothing is held: a click while the page is being left is up to plain HTML.
  const releaseIfLeft = (): void => {
    if (heldActions.size === 0 && !earlyInteraction.isLeaving) releaseHeld();
  };
  addEventListener('vite:preloadError', releaseIfLeft);

  const whenIdle = (): void => {
    if ('requestIdleCallback' in self) requestIdleCallback(start, { timeout: patienceMs });
    else setTimeout(start);
  };
  // Input made before React has loaded is hard to preserve.
  const hasForm = document.querySelector('main form[method="post"]:not([data-heart], [data-add-to-cart])') !== null;
  const isReturning = (history.state as { entry?: number } | null)?.entry !== undefined;
  (self as DeferredGlobals).earlyInteraction = earlyInteraction;
  for (const eventName of interactionEvents) addEventListener(eventName, onInteraction, { capture: true, passive: true });
  if ('live' in document.documentElement.dataset) start();
  else if (hasForm || isReturning) setTimeout(start);
  else {
    addEventListener('load', whenIdle, { once: true });
    addEventListener('DOMContentLoaded', () => setTimeout(start, patienceMs), { once: true });
  }
};
