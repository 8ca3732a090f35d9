import 'server-only';
import type { MiddlewareHandler } from 'hono';
import { isNoScriptForm, type RestEnv, toDomainError } from '#backend/rest/rest.ts';
import { noScriptPathTo, type PathName } from '#shared/routes/paths.ts';

/** For the one button of a page that a mail links to: a wrong or expired link is reported there (303), with `refused=1`, instead of as JSON (B-01). */
export const noScriptLinkForm =
  (page: PathName): MiddlewareHandler<RestEnv> =>
  async (c, next) => {
    await next();
    if (!c.error || !isNoScriptForm(c) || toDomainError(c.error).statusCode >= 500) return;
    c.res = undefined; // Hono would merge the error's headers
    c.res = new Response(null, { status: 303, headers: { location: `${noScriptPathTo(c.get('site'), page)}?refused=1` } });
  };
