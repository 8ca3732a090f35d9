'use client';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { fillForm } from '#client/primitives/form/fill-form.ts';
import { type Purpose, purposesOf } from '#shared/consent/purposes.ts';
import { dateFormat } from '#shared/i18n/formats.ts';
import { consents } from '#state/consent.ts';
import { applyPrivacySignal } from '#state/privacy-signal.ts';
import { showToast } from '#state/toasts.ts';
import styles from './consent-form.module.css';
import type { SavedConsent } from './save-consent.ts';

type Props = {
  /** The version of the consent question. */
  revision: number;
  /** Whether this country requires consent first; otherwise everything is on until it is switched off. */
  isRequired: boolean;
  locale: string;
  texts: {
    /** `{date}` is replaced by the day. */
    chosen: string;
    undecided: string;
    withoutScript: string;
    /** Shown if the browser sends an advertising opt-out signal (B-23). */
    signal: readonly string[];
    /** `{id}` is replaced by the number. */
    record: string;
    saved: string;
    failed: string;
    reject: string;
    accept: string;
    save: string;
  };
  /** The purposes, each with two radio buttons under its name: `granted` and `denied`. */
  children: ReactNode;
};

const readSaved = async (revision: number): Promise<SavedConsent | undefined> => (await import('./save-consent.ts')).readConsent(revision);

const answersOf = (revision: number, isRequired: boolean): URLSearchParams =>
  new URLSearchParams(purposesOf(revision).map((purpose) => [purpose, consents[purpose] ?? (isRequired ? 'denied' : 'granted')]));

/** Shows the visitor's decision, and saves a new one at once (G-03). */
export const ConsentForm = ({ revision, isRequired, locale, texts, children }: Props) => {
  const form = useRef<HTMLFormElement>(null);
  const [savedConsent, setSavedConsent] = useState<SavedConsent>();
  const [hasSignal, setHasSignal] = useState(false);
  const purposes = purposesOf(revision);
  useEffect(() => {
    void readSaved(revision).then((found) => {
      setSavedConsent(found);
      if (form.current) fillForm(form.current, answersOf(revision, isRequired));
    });
    void applyPrivacySignal().then((isSet) => {
      setHasSignal(isSet === true);
      if (isSet === false) return;
      // Other purposes may have been changed in the meantime; they stay.
      const radios = form.current?.elements.namedItem('advertising');
      if (radios instanceof RadioNodeList) radios.value = consents.advertising ?? '';
    });
  }, [revision, isRequired]);

  const chosenIn = (data: FormData, button: string): readonly Purpose[] => {
    if (button === 'reject') return [];
    return button === 'accept' ? purposes : purposes.filter((purpose) => data.get(purpose) === 'granted');
  };
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { currentTarget: target } = event;
    const button = event.nativeEvent.submitter instanceof HTMLButtonElement ? event.nativeEvent.submitter.value : 'save';
    const granted = chosenIn(new FormData(target), button);
    try {
      const { saveConsent } = await import('./save-consent.ts');
      setSavedConsent(await saveConsent(revision, granted));
      fillForm(target, answersOf(revision, isRequired));
      showToast({ type: 'success', message: texts.saved });
    } catch {
      showToast({ type: 'error', message: texts.failed });
    }
  };
  const day = savedConsent && dateFormat(locale, { dateStyle: 'long' }).format(savedConsent.at);
  return (
    <form ref={form} className={styles['form']} autoComplete="off" onSubmit={(event) => void send(event)}>
      <p className={styles['lead']}>{day === undefined ? texts.undecided : texts.chosen.replace('{date}', day)}</p>
      {hasSignal &&
        texts.signal.map((sentence) => (
          <p key={sentence} className={styles['signal']}>
            {sentence}
          </p>
        ))}
      <p className={styles['withoutScript']}>{texts.withoutScript}</p>
      {children}
      <div className={styles['answers']}>
        <SubmitButton variant="line" name="answer" value="reject">
          {texts.reject}
        </SubmitButton>
        <SubmitButton variant="line" name="answer" value="accept">
          {texts.accept}
        </SubmitButton>
        <SubmitButton name="answer" value="save">
          {texts.save}
        </SubmitButton>
      </div>
      {savedConsent?.recordId !== undefined && <p className={styles['record']}>{texts.record.replace('{id}', savedConsent.recordId)}</p>}
    </form>
  );
};
