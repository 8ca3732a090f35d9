'use client';
import { use, useEffect } from 'react';
import {
  unstable_combineElements as combineElements,
  useElementsPromise_UNSTABLE as useElementsPromise,
  useRegisterRscEnhancer_UNSTABLE as useRegisterRscEnhancer,
} from 'waku/minimal/client';
import type { FrameTags } from '#shared/routes/frame-tags.ts';

const name = 'X-Waku-Etags';
const isFrame = (slot: string | symbol): boolean => slot === 'root' || (typeof slot === 'string' && slot.startsWith('layout:'));

/** The frames that the router says it has. Tags of routes are left out: they would grow with every visit until servers refuse the header. */
const framesIn = (headers: Headers): [string, unknown][] => {
  const tags: unknown = JSON.parse(headers.get(name) ?? '{}');
  return Object.entries(tags ?? {}).filter(([slot]) => isFrame(slot));
};

/**
 * Sends the frames of the page on screen as those that the browser has, with a navigation and with a fetch ahead of one. The router
 * names none when it fetches ahead, so what the server then leaves out is put back from the page on screen.
 */
export const KeptFrames = ({ tags }: { tags: FrameTags }) => {
  const register = useRegisterRscEnhancer();
  const shown = use(useElementsPromise());
  const { root, 'layout:/': layout } = tags;
  useEffect(() => {
    const frames = combineElements({}, shown, { unstable_filter: isFrame });
    return register((request) => async (path, params, options) => {
      let isLent = false;
      const answer = await request(path, params, {
        ...options,
        fetch: (input, init) => {
          const headers = new Headers(init?.headers);
          const named = framesIn(headers);
          isLent = named.length === 0 && path.startsWith('R/');
          headers.set(name, JSON.stringify(isLent ? { 'layout:/': layout, root } : Object.fromEntries(named.toSorted())));
          return options.fetch(input, { ...init, headers });
        },
      });
      return isLent ? { ...answer, elements: combineElements(frames, answer.elements) } : answer;
    });
  }, [register, shown, layout, root]);
  return null;
};
