'use client';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CaptchaError } from '#client/primitives/form/captcha-part.tsx';
import type { RecaptchaChoice } from '#shared/consent/recaptcha-choice.ts';
import { useCaptcha } from '#state/captcha/use-captcha.ts';

type Props = {
  recaptcha: RecaptchaChoice | undefined;
  /** The captcha's visible part. */
  captcha: ReactNode;
  /** The pre-filled solution in a personal document, where none is computed. */
  ticket?: string | undefined;
  /** The message if the visitor denies reCAPTCHA and there is no ticket either. */
  off: string;
};

/**
 * The captcha of a form that the browser submits itself: started on the first interaction with the form, filled in before submit.
 * Without script the field holds the page's ticket, or nothing: then the call answers with a page that has one.
 */
export const CaptchaField = ({ recaptcha, captcha, ticket = '', off }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  const step = useRef<'OPEN' | 'BUSY' | 'PROVEN'>('OPEN');
  const [isOff, setOff] = useState(false);
  const { start, take } = useCaptcha(recaptcha);

  const solveAndSubmit = async (form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> => {
    step.current = 'BUSY';
    // A form cannot be submitted again within its own submit event: even a ready solution waits for the next task.
    const [token] = await Promise.all([take(), new Promise((resolve) => setTimeout(resolve))]);
    const isSent = token !== undefined || ticket !== '';
    setOff(!isSent);
    step.current = isSent ? 'PROVEN' : 'OPEN';
    if (isSent && field.current) {
      field.current.value = token || ticket;
      form.requestSubmit(submitter);
    } else document.getElementById('captcha')?.focus();
  };
  const begin = useEffectEvent(() => start());
  const blockSubmit = useEffectEvent((event: SubmitEvent): void => {
    if (step.current === 'PROVEN' || event.defaultPrevented) return;
    event.preventDefault();
    if (step.current === 'OPEN') void solveAndSubmit(event.target as HTMLFormElement, event.submitter);
  });

  useEffect(() => {
    const form = field.current?.form;
    // A page restored from the bfcache would reuse a spent solution.
    const reopen = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) step.current = 'OPEN';
    };
    form?.addEventListener('focusin', begin);
    form?.addEventListener('submit', blockSubmit);
    addEventListener('pageshow', reopen);
    return () => {
      form?.removeEventListener('focusin', begin);
      form?.removeEventListener('submit', blockSubmit);
      removeEventListener('pageshow', reopen);
    };
  }, []);

  return (
    <>
      <input ref={field} type="hidden" name="captcha" defaultValue={ticket} />
      <CaptchaError value={isOff ? off : undefined}>{captcha}</CaptchaError>
    </>
  );
};
