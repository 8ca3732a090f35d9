'use client';
import { useState } from 'react';
import { CaptchaPart } from '#client/primitives/form/captcha-part.tsx';
import { type FromOrder, fromOrderBody } from '#shared/contract/account.ts';
import { useCaptcha } from '#state/captcha/use-captcha.ts';
import { sendRegistrationFromOrder } from '#state/visitor-forms.ts';
import type { CaptchaSetting } from './captcha-setting.ts';
import { ConsentBoxes, type ConsentTexts, consentsOfDraft } from './consent-boxes.tsx';
import { FormFrame } from './form-frame.tsx';
import type { FormSetting } from './form-setting.ts';
import styles from './login.module.css';
import { MailSent } from './mail-sent.tsx';
import { PasswordField } from './password-field.tsx';
import { useVisitorForm } from './use-visitor-form.ts';

export type FromOrderProps = FormSetting & CaptchaSetting & { orderId: string; consents: ConsentTexts };

const labelsOf = ({ messages: { access }, words }: FormSetting): Record<string, string> => ({
  password: access.login.password,
  'consentsModel.TermsOfUse': words.terms,
  'consentsModel.PrivacyPolicy': access.register.privacyLink,
});

/** Opens an account from the order that was just placed: only a password is missing (U-07). */
export const FromOrderForm = ({ orderId, consents, captcha, ticket, ...setting }: FromOrderProps) => {
  const [isSent, setSent] = useState(false);
  const consentsModel = consentsOfDraft(setting.draft);
  const send = async ({ password, consentsModel: given }: FromOrder, token: string): Promise<void> => {
    await sendRegistrationFromOrder({ password, orderId, consentsModel: given, captcha: token });
    setSent(true);
  };
  const { t, bind, ...form } = useVisitorForm({
    setting,
    schema: fromOrderBody,
    defaults: { password: '', orderId, consentsModel },
    labels: labelsOf(setting),
    captcha: useCaptcha(setting.recaptcha),
    send,
  });
  if (isSent) return <MailSent text={t('access.sent.confirm')} title={t('access.sent.title')} spam={t('access.sent.spam')} />;
  return (
    <section className={styles['fromOrder']} aria-labelledby="from-order">
      <h2 id="from-order">{t('access.fromOrder.title')}</h2>
      <p>{t('access.fromOrder.text')}</p>
      <FormFrame {...form} action="/consumer/create/from/order" submit={t('access.register.title')} busyLabel={t('access.loading')}>
        <input type="hidden" name="orderId" value={orderId} />
        <PasswordField
          {...bind('password')}
          label={t('access.login.password')}
          hint={t('general.passwordHint')}
          autoComplete="new-password"
          t={t}
        />
        <ConsentBoxes bind={bind} defaults={consentsModel} texts={consents} optional={setting.words.optional} t={t} />
        <CaptchaPart ticket={ticket} error={form.summary.errors.find(({ field }) => field === 'captcha')?.message}>
          {captcha}
        </CaptchaPart>
      </FormFrame>
    </section>
  );
};
