'use client';
import { createContext, type ReactNode } from 'react';

/** What is wrong with the captcha of a form, for what the page shows of it; undefined as long as nothing is. */
export const CaptchaError = createContext<string | undefined>(undefined);

type Props = {
  /** What is sent in place of a solution without script, in a document that was made for one visitor. */
  ticket: string | undefined;
  error: string | undefined;
  /** What the captcha shows of itself; nothing for a proof of work. */
  children: ReactNode;
};

/** The place of the captcha in a form: what it shows of itself, and what a form without script carries. */
export const CaptchaPart = ({ ticket, error, children }: Props) => (
  <>
    {ticket !== undefined && <input type="hidden" name="captcha" defaultValue={ticket} />}
    <CaptchaError value={error}>{children}</CaptchaError>
  </>
);
