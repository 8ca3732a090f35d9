import 'server-only';
import type { Context } from 'hono';
import { readFormFlash, setFormFlash } from '#backend/rest/rest.ts';

const form = 'deleted';

/** Leaves a note in the browser, for a quarter of an hour, that its account has been deleted: there is no account left to keep it with. */
export const setDeletionCookie = (c: Context): void => setFormFlash(c, { form, isDone: true, fields: {}, problems: [] });

/** Whether that note is there; `cookies` is the Cookie header. */
export const hasJustDeleted = (cookies: string): boolean => readFormFlash(cookies, form)?.isDone === true;
