import 'server-only';
import { Hono, type MiddlewareHandler } from 'hono';
import { isRestPath } from '#shared/routes/rest-prefixes.ts';

const app = new Hono();
app.notFound((c) => c.json({ statusCode: 404, message: `No such call: ${c.req.path}`, data: { exception: 'NotFoundException' } }, 404));

/** Everything under a REST prefix is answered here, never by a page. */
export const rest: MiddlewareHandler = async (c, next) => (isRestPath(c.req.path) ? app.fetch(c.req.raw, c.env) : next());
