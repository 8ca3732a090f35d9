'use client';
import { useEffect, useRef } from 'react';
import { useRouter } from 'waku';
import { announce } from '#client/primitives/announcer/announce.ts';
import { onFirstSign } from '#state/first-sign.ts';

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

/** Loads what layers do beside opening once somebody is there to use them. */
const awaitVisitor = (push: (path: string) => void): (() => void) => {
  const stay = new AbortController();
  const stopWaiting = onFirstSign((sign) => {
    const keys: KeyboardEvent[] = [];
    const keep = (event: KeyboardEvent): void => void keys.push(event);
    addEventListener('keydown', keep);
    void import('./layer-behaviour.ts').then(({ guideLayers }) => {
      removeEventListener('keydown', keep);
      guideLayers({ sign, keys, push, signal: stay.signal });
    });
  });
  return () => {
    stopWaiting();
    stay.abort();
  };
};

const closeLayers = (): void => {
  for (const layer of document.querySelectorAll<HTMLElement>(':popover-open')) layer.hidePopover();
};

/** What the frame does beside standing there: the header goes with the scroll, layers close on the next page, and its title is said. */
export const FrameBehaviour = () => {
  const { path, push } = useRouter();
  const isFirst = useRef(true);
  useEffect(followScroll, []);
  useEffect(() => awaitVisitor((to) => void push(to)), [push]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new path is a new page
  useEffect(() => {
    document.documentElement.dataset['header'] = 'shown';
    if (!isFirst.current) {
      closeLayers();
      announce(document.title);
    }
    isFirst.current = false;
  }, [path]);
  return null;
};
