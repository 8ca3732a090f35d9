import { z } from 'zod';

const isFunction = (value: unknown): boolean => typeof value === 'function';

const builtApp = z.object({
  INTERNAL_runFetch: z.custom<(environment: NodeJS.ProcessEnv, request: Request, bindings?: object) => Promise<Response>>(
    isFunction,
    'must be a function',
  ),
  unstable_serverEntry: z.unknown(),
});

/** The entry that Waku builds, in stable names: `run` answers a request, `hooks` is what `waku.server.tsx` exports beside it. Throws for a build of another kind. */
export const readBuiltApp = (loaded: unknown) => {
  const { INTERNAL_runFetch: run, unstable_serverEntry: hooks } = builtApp.parse(loaded);
  return { run, hooks };
};
