import 'server-only';
import type { Context } from 'hono';
import { draftOfCookies, keepFormDraft } from '#backend/rest/rest.ts';

const form = 'deleted';

/** Leaves a note in the browser, for a quarter of an hour, that its account has been deleted: there is no account left to keep it with. */
export const noteDeletion = (c: Context): void => keepFormDraft(c, { form, isDone: true, fields: {}, problems: [] });

/** Whether that note is there; `cookies` is the Cookie header. */
export const hasJustDeleted = (cookies: string): boolean => draftOfCookies(cookies, form)?.isDone === true;
