import { useEffect } from 'react';
import { useRouter } from 'waku';
import { earlyInteraction, onFirstInteraction } from '#state/first-interaction.ts';

// Smaller scrolls are a resting finger, not intended.
const jitterPx = 8;

const followScroll = (): (() => void) => {
  const root = document.documentElement;
  let last = scrollY;
  const read = (): void => {
    if (Math.abs(scrollY - last) < jitterPx) return;
    const isDown = scrollY > last && scrollY > innerHeight / 4;
    root.dataset['header'] = isDown ? 'hidden' : 'shown';
    last = scrollY;
  };
  root.dataset['header'] = 'shown';
  addEventListener('scroll', read, { passive: true });
  return () => removeEventListener('scroll', read);
};

let isEnhanced = false;

/** Loads the layers' behaviour on the first interaction. */
const awaitInteraction = (push: (path: string) => void): (() => void) => {
  const stay = new AbortController();
  const stopListening = onFirstInteraction((interaction) => {
    // Interactions before this script loaded are handled once, whichever page is then shown.
    const keys = earlyInteraction.keys.splice(0);
    const first = isEnhanced ? undefined : interaction;
    isEnhanced = true;
    const recordKey = (event: KeyboardEvent): void => void keys.push(event);
    addEventListener('keydown', recordKey);
    void import('./layer-behaviour.ts').then(({ enhanceLayers }) => {
      removeEventListener('keydown', recordKey);
      enhanceLayers({ interaction: first, keys, push, signal: stay.signal });
    });
  });
  return () => {
    stopListening();
    stay.abort();
  };
};

/** The behaviour of header and layers: the header hides on scroll, and layers get more than opening. */
export const FrameBehaviour = () => {
  const { push } = useRouter();
  useEffect(followScroll, []);
  useEffect(() => awaitInteraction((to) => void push(to)), [push]);
  return null;
};
