'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useRouter } from 'waku';
import { onFirstInteraction } from '#state/first-interaction.ts';
import { delegateEvents } from './delegated-events.ts';
import { guardHtml } from './shell/trusted-html.ts';

// Before the router shows another page, and with it React's first element created from text.
guardHtml();

const load = () => import('./shell/page-change.ts');

const follow = (): void => {
  const first = { entry: history.state?.entry as number | undefined, address: location.pathname + location.search, top: scrollY };
  void load().then(({ trackScrollOnce }) => trackScrollOnce(first));
};

/** Handles delegated events, and follows the router: the behaviour of page changes is loaded on the first interaction, or at once if there was one. */
export const RouteBehaviour = () => {
  const { path, query, hash, push, prefetch } = useRouter();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (history.state?.entry) follow();
    return onFirstInteraction(follow);
  }, []);
  useEffect(() => {
    // After everything else on the page: earlier events are replayed now (src/framework/deferred-hydration.ts).
    setTimeout(() => dispatchEvent(new Event('shop:ready')));
  }, []);
  useEffect(() => delegateEvents({ push, prefetch }), [push, prefetch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new query or fragment is a history entry
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = path;
    // The router updates the URL and scrolls to the top in a later effect; once loaded, this runs before the next paint.
    if (before !== undefined) void load().then(({ finishPageChange }) => finishPageChange(before, path));
  }, [path, query, hash]);
  return null;
};
