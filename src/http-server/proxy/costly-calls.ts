import { setImmediate } from 'node:timers/promises';
import type { CachedResponse } from '../response/cached-response.ts';

const isDescription = (path: string): boolean => path === '/openapi.json';
// Some 50 ms of the processor where it is not cached.
const isSheet = (path: string): boolean => path === '/api/product/data-sheet.pdf';

/** Runs a client's task when it is its turn; throws where too many wait. */
export type RunInTurn = <T>(client: string, task: () => Promise<T>) => Promise<T>;

type Make = () => Promise<CachedResponse>;

/**
 * Runs public calls: those that cost as much as a page take turns with the pages, so that whoever asks for many waits alone. The
 * description of the API never changes while the process runs: it is made and compressed once. Throws what `runInTurn` throws.
 */
export const createCostlyCalls = (runInTurn: RunInTurn): ((path: string, client: string, make: Make) => Promise<CachedResponse>) => {
  let description: Promise<CachedResponse> | undefined;
  const inTurn = (client: string, make: Make): Promise<CachedResponse> =>
    runInTurn(client, async () => {
      const made = await make();
      // Cached pages are answered before the next one begins.
      await setImmediate();
      return made;
    });
  const saveDescription = (made: Promise<CachedResponse>): Promise<CachedResponse> => {
    description = made;
    const forget = (): void => {
      description = undefined;
    };
    made.then(({ status }) => status !== 200 && forget(), forget);
    return made;
  };
  return (path, client, make) => {
    if (isDescription(path)) return description ?? saveDescription(inTurn(client, make));
    return isSheet(path) ? inTurn(client, make) : make();
  };
};
