'use client';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CaptchaError } from '#client/primitives/form/captcha-part.tsx';
import type { RecaptchaChoice } from '#shared/consent/recaptcha-choice.ts';
import { useCaptcha } from '#state/captcha/use-captcha.ts';

type Props = {
  recaptcha: RecaptchaChoice | undefined;
  /** What the captcha shows of itself. */
  captcha: ReactNode;
  /** What stands for a solution where none is made, in a personal document. */
  ticket?: string | undefined;
  /** What is said where the visitor does not allow reCAPTCHA, and there is no ticket either. */
  off: string;
};

/**
 * The captcha of a form that the browser sends by itself: begun when somebody turns to the form, and put into its field before it goes.
 * Without script the field holds the ticket of its page, or nothing: then the call answers with a page that has one.
 */
export const CaptchaField = ({ recaptcha, captcha, ticket = '', off }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  const step = useRef<'OPEN' | 'BUSY' | 'PROVEN'>('OPEN');
  const [isOff, setOff] = useState(false);
  const { start, take } = useCaptcha(recaptcha);

  const solveAndSubmit = async (form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> => {
    step.current = 'BUSY';
    // A form that is being sent cannot be sent once more, and what is solved already comes within the same press.
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
    // A page that the browser kept comes back with a solution that is used up.
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
