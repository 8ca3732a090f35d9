import 'server-only';
import type { Context } from 'hono';
import { isPlainForm } from './read-body.ts';

/** The new truth for a script (JSON), the next page for a plain form (303). `next` is a path of this shop. */
export const respond = (c: Context, body: object, next: string): Response => (isPlainForm(c) ? c.redirect(next, 303) : c.json(body));
