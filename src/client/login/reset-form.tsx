'use client';
import { useState } from 'react';
import { type Reset, resetBody } from '#shared/contract/password.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { sendReset } from '#state/visitor-forms.ts';
import { DoneView } from './done-view.tsx';
import { FormFrame } from './form-frame.tsx';
import type { FormSetting } from './form-setting.ts';
import { PasswordField } from './password-field.tsx';
import { useVisitorForm } from './use-visitor-form.ts';

/** Sets a new password, from the link of a mail (U-04). */
export const ResetForm = ({ trxId, trnxId, ...setting }: FormSetting & { trxId: string; trnxId: string }) => {
  const { site, messages } = setting;
  const [isDone, setDone] = useState(false);
  const send = async (values: Reset): Promise<void> => {
    await sendReset(values);
    setDone(true);
  };
  const { t, bind, ...form } = useVisitorForm({
    setting,
    schema: resetBody,
    defaults: { trxId, trnxId, password: '' },
    labels: { password: messages.access.reset.password },
    send,
  });
  if (isDone)
    return (
      <DoneView
        title={t('access.reset.doneTitle')}
        text={t('access.reset.doneText')}
        link={{ href: pathTo(site, 'login'), text: t('access.login.title') }}
      />
    );
  return (
    <FormFrame {...form} action="/consumer/reset-password" submit={t('access.reset.submit')} busyLabel={t('access.loading')}>
      <input type="hidden" name="trxId" value={trxId} />
      <input type="hidden" name="trnxId" value={trnxId} />
      <PasswordField
        {...bind('password')}
        label={t('access.reset.password')}
        hint={t('general.passwordHint')}
        autoComplete="new-password"
        t={t}
      />
    </FormFrame>
  );
};
