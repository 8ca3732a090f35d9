'use client';
import { use, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { BlockedMedia, type BlockedTexts } from '#client/primitives/consent-notice/blocked-media.tsx';
import { FieldErrorMessage } from '#client/primitives/field/field.tsx';
import { CaptchaError } from '#client/primitives/form/captcha-part.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import type { RecaptchaChoice } from '#shared/consent/recaptcha-choice.ts';
import { loadRecaptcha } from '#state/captcha/load-recaptcha.ts';
import { allowOnce, consentLoads } from '#state/consent-loads.ts';
import { useIsAllowed } from '#state/use-is-allowed.ts';
import styles from './recaptcha-part.module.css';

type Props = {
  choice: RecaptchaChoice;
  /** Shown while it is not allowed. */
  texts: BlockedTexts;
  /** The text that Google requires in place of its badge. */
  active: string;
  /** Where consent is changed. */
  settingsHref: string;
};

/** reCAPTCHA in a form: until the visitor agrees a notice with both options (G-02), then a line that says it is active. */
export const RecaptchaPart = ({ choice, texts, active, settingsHref }: Props) => {
  const isAllowedForGood = useIsAllowed('captcha', choice.isConsentRequired) ?? !choice.isConsentRequired;
  const { state, isAllowedOnce } = useSnapshot(consentLoads).captcha;
  const isAllowed = isAllowedOnce || isAllowedForGood;
  const captchaError = use(CaptchaError);
  const container = useRef<HTMLDivElement>(null);
  const isClicked = useRef(false);
  useEffect(() => {
    // The button that had the focus was removed.
    if (isAllowed && isClicked.current) container.current?.focus();
  }, [isAllowed]);
  const loadOnce = (): void => {
    isClicked.current = true;
    allowOnce('captcha');
    void loadRecaptcha(choice);
  };
  return (
    <div ref={container} id="captcha" tabIndex={-1} className={styles['part']} data-load={state}>
      {isAllowed ? (
        <p className={styles['line']}>
          {active} <TextLink href={settingsHref}>{texts.settings}</TextLink>
        </p>
      ) : (
        <>
          <BlockedMedia icon="shield" texts={texts} settingsHref={settingsHref} onLoadOnce={loadOnce} />
          <FieldErrorMessage id="captcha" error={captchaError} />
        </>
      )}
    </div>
  );
};
