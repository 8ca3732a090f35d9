import 'server-only';
import { Hono } from 'hono';
import { operation, type RestEnv, type RestModules } from '#backend/rest/rest.ts';
import { z } from '#shared/contract/zod.ts';
import { describeRest } from './document.ts';

const document = z.looseObject({ openapi: z.string(), info: z.looseObject({}), paths: z.looseObject({}), components: z.looseObject({}) });

/** GET /openapi.json: all calls of these modules and itself (B-03). */
export const openapiRoutes = (modules: RestModules): Hono<RestEnv> => {
  const app = new Hono<RestEnv>();
  let described: z.infer<typeof document> | undefined; // created once, at the first request
  return app.get(
    '/',
    operation({ summary: 'Returns this document.', answer: document }, () => {
      described ??= document.parse(describeRest({ ...modules, '/openapi.json': app }));
      return described;
    }),
  );
};
