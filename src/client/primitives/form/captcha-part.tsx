'use client';
import { createContext, type ReactNode } from 'react';

/** The error of a form's captcha, shown in the captcha's visible part; undefined without an error. */
export const CaptchaError = createContext<string | undefined>(undefined);

type Props = {
  /** Submitted in place of a solution without script, in a document made for one visitor. */
  ticket: string | undefined;
  error: string | undefined;
  /** The captcha's visible part; empty for a proof of work. */
  children: ReactNode;
};

/** The captcha of a form: its visible part, and the hidden field for a form without script. */
export const CaptchaPart = ({ ticket, error, children }: Props) => (
  <>
    {ticket !== undefined && <input type="hidden" name="captcha" defaultValue={ticket} />}
    <CaptchaError value={error}>{children}</CaptchaError>
  </>
);
