'use client';
import { use, useEffect } from 'react';
import {
  unstable_combineElements as combineElements,
  useElementsPromise_UNSTABLE as useElementsPromise,
  useRegisterRscEnhancer_UNSTABLE as useRegisterRscEnhancer,
} from 'waku/minimal/client';
import type { LayoutEtagMap } from '#shared/routes/layout-etags.ts';
import { pendingNavigations } from '#state/pending-navigations.ts';

/**
 * Sends the etags of the layouts on screen with each navigation and prefetch, and restores what the server then omits. The router itself
 * sends none when it prefetches, and on navigation every route ever visited, until servers reject the header.
 */
export const LayoutEtags = ({ tags }: { tags: LayoutEtagMap }) => {
  const register = useRegisterRscEnhancer();
  const shown = use(useElementsPromise());
  useEffect(() => {
    const frames = combineElements({}, shown, { unstable_filter: (slot) => slot in tags });
    return register((request) => async (path, params, options) => {
      const named: typeof fetch = (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set('X-Waku-Etags', JSON.stringify(tags));
        return options.fetch(input, { ...init, headers });
      };
      pendingNavigations.count += 1;
      try {
        const answer = await request(path, params, { ...options, fetch: named });
        return { ...answer, elements: combineElements(frames, answer.elements) };
      } finally {
        pendingNavigations.count -= 1;
      }
    });
  }, [register, shown, tags]);
  return null;
};
