import 'server-only';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { parseCookie } from 'cookie';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { fieldProblem } from '#shared/contract/problem.ts';
import { z } from '#shared/contract/zod.ts';
import { isSecure } from './public-scheme.ts';
import { hostCookie } from './token-cookie.ts';

const cookie = (): string => hostCookie('form-draft');
const lifetime = 15 * 60;
// Browsers store 4096 bytes per cookie, including its name and attributes.
const maxBytes = 3500;

const formDraft = z.object({
  /** The form that was sent. */
  form: z.string(),
  /** True on success; false if it was rejected. */
  isDone: z.boolean(),
  fields: z.record(z.string(), z.string()),
  problems: z.array(fieldProblem),
});

/** The result of a no-script form, for the document that shows it: in a cookie, since its sender has no account to store it with. */
export type FormFlash = z.output<typeof formDraft>;

// A message of 5,000 characters, the maximum of the forms, fits only when it is compressed.
const encode = (draft: FormFlash): string => deflateRawSync(JSON.stringify(draft)).toString('base64url');
// A forged cookie must not fill the memory.
const maxOutputLength = 64 * 1024;
const isNoDraft = (error: unknown): boolean =>
  error instanceof SyntaxError || (error instanceof Error && 'code' in error && /^(?:Z_|ERR_BUFFER_TOO_LARGE)/.test(String(error.code)));

const decode = (text: string | undefined): FormFlash | undefined => {
  if (text === undefined) return undefined;
  try {
    return formDraft.safeParse(JSON.parse(inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength }).toString())).data;
  } catch (error) {
    // A changed cookie counts as none.
    if (isNoDraft(error)) return undefined;
    throw error;
  }
};

// What does not fit is dropped: first the fields, then the problem of each.
const within = (draft: FormFlash): string => {
  const whole = { field: '', messageKey: 'general.messages.generalAPIError' };
  const texts = [draft, { ...draft, fields: {} }, { ...draft, fields: {}, problems: draft.isDone ? [] : [whole] }].map(encode);
  return texts.find((text) => text.length <= maxBytes) ?? '';
};

/** Stores a draft in the browser for a quarter of an hour, as far as it fits into a cookie. */
export const setFormFlash = (c: Context, draft: FormFlash): void => {
  setCookie(c, cookie(), within(draft), { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: lifetime, secure: isSecure() });
};

/** Clears the draft, if there is one. */
export const clearFormFlash = (c: Context): void => {
  if (getCookie(c, cookie()) !== undefined) deleteCookie(c, cookie(), { path: '/', secure: isSecure() });
};

/** The draft of one of these forms for a personal document; `cookies` is the Cookie header. */
export const readFormFlash = (cookies: string, ...forms: string[]): FormFlash | undefined => {
  const draft = decode(parseCookie(cookies)[cookie()]);
  return draft && forms.includes(draft.form) ? draft : undefined;
};
