import 'server-only';
import type { Context } from 'hono';
import { readFormFlash, setFormFlash } from '#backend/rest/rest.ts';

const form = 'deleted';

/** Sets a cookie, for a quarter of an hour, which says that the account has been deleted: there is no account left to store it with. */
export const setDeletionCookie = (c: Context): void => setFormFlash(c, { form, isDone: true, fields: {}, problems: [] });

/** Whether that cookie is set; `cookies` is the Cookie header. */
export const hasJustDeleted = (cookies: string): boolean => readFormFlash(cookies, form)?.isDone === true;
