import { useEffect } from 'react';
import { useRouter } from 'waku';
import { early, onFirstSign } from '#state/first-sign.ts';

// Smaller moves are a resting finger, not a wish.
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

let isGuided = false;

/** Loads what layers do beside opening once somebody is there to use them. */
const awaitVisitor = (push: (path: string) => void): (() => void) => {
  const stay = new AbortController();
  const stopWaiting = onFirstSign((sign) => {
    // What was done before this script came is answered once, whichever page is then in sight.
    const keys = early.keys.splice(0);
    const first = isGuided ? undefined : sign;
    isGuided = true;
    const keep = (event: KeyboardEvent): void => void keys.push(event);
    addEventListener('keydown', keep);
    void import('./layer-behaviour.ts').then(({ guideLayers }) => {
      removeEventListener('keydown', keep);
      guideLayers({ sign: first, keys, push, signal: stay.signal });
    });
  });
  return () => {
    stopWaiting();
    stay.abort();
  };
};

/** What the frame does beside standing there: the header goes with the scroll, and layers do more than open. */
export const FrameBehaviour = () => {
  const { push } = useRouter();
  useEffect(followScroll, []);
  useEffect(() => awaitVisitor((to) => void push(to)), [push]);
  return null;
};
