'use client';
import { useState } from 'react';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import { type Confirmation, confirmBody } from '#shared/contract/registration.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { sendConfirmation } from '#state/visitor-forms.ts';
import { DoneView } from './done-view.tsx';
import { FormFrame } from './form-frame.tsx';
import type { FormSetting } from './form-setting.ts';
import { PasswordField } from './password-field.tsx';
import { useVisitorForm } from './use-visitor-form.ts';

/** Opens an account with the one-time password of the mail whose link led here, and a new password (U-02). */
export const ConfirmForm = ({ id, userId, ...setting }: FormSetting & { id: string; userId: string }) => {
  const { site, draft, messages } = setting;
  const [isDone, setDone] = useState(false);
  const otp = draft?.fields['otp'] ?? '';
  const send = async (confirmation: Confirmation): Promise<void> => {
    await sendConfirmation(confirmation);
    setDone(true);
  };
  const { t, bind, ...form } = useVisitorForm({
    setting,
    schema: confirmBody,
    defaults: { id, userId, otp, password: '' },
    labels: { otp: messages.access.confirm.code, password: messages.access.login.password },
    send,
  });
  if (isDone)
    return (
      <DoneView
        title={t('access.confirm.doneTitle')}
        text={t('access.confirm.doneText')}
        link={{ href: pathTo(site, 'login'), text: t('access.login.title') }}
      />
    );
  return (
    <FormFrame {...form} action="/consumer/confirm-email" submit={t('access.confirm.submit')} busyLabel={t('access.loading')}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="userId" value={userId} />
      <TextField
        {...bind('otp')}
        defaultValue={otp}
        label={t('access.confirm.code')}
        hint={t('access.confirm.codeHint')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <PasswordField
        {...bind('password')}
        label={t('access.login.password')}
        hint={t('access.confirm.passwordHint')}
        autoComplete="current-password"
        t={t}
      />
    </FormFrame>
  );
};
