'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useRouter } from 'waku';
import { onFirstInteraction } from '#state/first-interaction.ts';
import { delegateEvents } from './delegated-events.ts';
import { guardHtml } from './shell/trusted-html.ts';

// Before the router shows another page, and with it React's first element made from text.
guardHtml();

const load = () => import('./shell/page-change.ts');

const follow = (): void => {
  const first = { entry: history.state?.entry as number | undefined, address: location.pathname + location.search, top: scrollY };
  void load().then(({ trackScrollOnce }) => trackScrollOnce(first));
};

/** Handles delegated events, and follows the router: what a change of the page does beside showing it is loaded once somebody is there, or was there before. */
export const RouteBehaviour = () => {
  const { path, query, hash, push, prefetch } = useRouter();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (history.state?.entry) follow();
    return onFirstInteraction(follow);
  }, []);
  useEffect(() => {
    // Once everything else on the page is there, too: what was pressed before is done now (src/framework/deferred-hydration.ts).
    setTimeout(() => dispatchEvent(new Event('shop:ready')));
  }, []);
  useEffect(() => delegateEvents({ push, prefetch }), [push, prefetch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new query or target is an entry of the history
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = path;
    // The router writes the address and scrolls to the top in an effect after this one; loaded, this follows before anything is painted.
    if (before !== undefined) void load().then(({ finishPageChange }) => finishPageChange(before, path));
  }, [path, query, hash]);
  return null;
};
