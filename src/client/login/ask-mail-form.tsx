'use client';
import { useState } from 'react';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import { resendBody } from '#shared/contract/registration.ts';
import { requestConfirmation, requestReset } from '#state/visitor-forms.ts';
import { FormFrame } from './form-frame.tsx';
import type { FormSetting } from './form-setting.ts';
import { MailSent } from './mail-sent.tsx';
import { useVisitorForm } from './use-visitor-form.ts';

type Props = FormSetting & {
  /** The purpose of the mail. */
  kind: 'confirmation' | 'reset';
};

const actions = { confirmation: '/consumer/send-email-verification', reset: '/consumer/initiate-reset-password' };

/** Requests a mail to an address; the response is the same for every address (U-02, U-04). */
export const AskMailForm = ({ kind, ...setting }: Props) => {
  const { site, words, draft } = setting;
  // Counts, so that each mail is announced.
  const [sent, setSent] = useState(draft?.isDone ? 1 : 0);
  const email = draft?.fields['email'] ?? '';
  const send = async (values: { email: string }): Promise<void> => {
    await (kind === 'reset' ? requestReset(values.email, site.root) : requestConfirmation(values.email));
    setSent((before) => before + 1);
  };
  const { t, bind, ...form } = useVisitorForm({ setting, schema: resendBody, defaults: { email }, labels: { email: words.email }, send });
  const first = kind === 'reset' ? t('access.forgot.submit') : t('access.confirm.again');
  return (
    <>
      {sent > 0 && (
        <MailSent
          key={sent}
          title={t('access.sent.title')}
          text={t(kind === 'reset' ? 'access.sent.forgot' : 'access.sent.confirm')}
          spam={t('access.sent.spam')}
        />
      )}
      <FormFrame {...form} action={actions[kind]} submit={sent > 0 ? t('access.forgot.again') : first} busyLabel={t('access.loading')}>
        <TextField {...bind('email')} type="email" defaultValue={email} label={words.email} autoComplete="email" required />
        {kind === 'reset' && <input type="hidden" name="shopLanguagePath" value={site.root} />}
      </FormFrame>
    </>
  );
};
