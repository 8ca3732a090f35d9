import 'client-only';

type Early = { sign?: Event; keys: KeyboardEvent[]; isLeaving?: boolean };

/** What somebody did before this script was there: the last sign of them, the keys that they pressed, and whether they are leaving (src/framework/late-start.ts). */
export const early: Early = (globalThis as { early?: Early }).early ?? { keys: [] };

const signs = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Calls once, with the first sign that somebody uses the page: a pointer over it, a press, or the focus in it. Returns how to stop waiting. */
export const onFirstSign = (greet: (sign: Event) => void): (() => void) => {
  if (early.sign) {
    greet(early.sign);
    return () => undefined;
  }
  const arrival = new AbortController();
  const hear = (sign: Event): void => {
    // React repeats what came before it, also the place of a pointer that nobody has moved.
    if (!sign.isTrusted) return;
    arrival.abort();
    greet(sign);
  };
  for (const sign of signs) addEventListener(sign, hear, { signal: arrival.signal });
  return () => arrival.abort();
};
