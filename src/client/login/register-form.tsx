'use client';
import { useState } from 'react';
import { NameFields } from '#client/primitives/address-fields/name-fields.tsx';
import { CaptchaPart } from '#client/primitives/form/captcha-part.tsx';
import { RadioGroup } from '#client/primitives/radio-group/radio-group.tsx';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import { addressLayoutOf } from '#shared/address/address-layout.ts';
import { type CustomerType, type Registration, type RegistrationInput, registerBody } from '#shared/contract/registration.ts';
import { useCaptcha } from '#state/captcha/use-captcha.ts';
import { sendRegistration } from '#state/visitor-forms.ts';
import type { CaptchaSetting } from './captcha-setting.ts';
import { ConsentBoxes, type ConsentTexts, consentsOfDraft } from './consent-boxes.tsx';
import { FormFrame } from './form-frame.tsx';
import type { FormSetting } from './form-setting.ts';
import styles from './login.module.css';
import { MailSent } from './mail-sent.tsx';
import { PasswordField } from './password-field.tsx';
import { useVisitorForm } from './use-visitor-form.ts';

const textNames = ['company', 'taxNumber', 'firstName', 'lastName', 'email'] as const;

const labelsOf = ({ messages: { access }, words, site }: FormSetting): Record<string, string> => ({
  company: words.company,
  taxNumber: access.register.taxNumber,
  ...(addressLayoutOf(site.country).isFamilyNameFirst && { lastName: words.lastName }),
  firstName: words.firstName,
  lastName: words.lastName,
  email: words.email,
  password: access.login.password,
  'consentsModel.TermsOfUse': words.terms,
  'consentsModel.PrivacyPolicy': access.register.privacyLink,
});

type Defaults = RegistrationInput & { consentsModel: ReturnType<typeof consentsOfDraft> };

const defaultsOf = (draft: FormSetting['draft']): Defaults => {
  const fields = draft?.fields ?? {};
  const text = (name: (typeof textNames)[number]): string => fields[name] ?? '';
  const customerType: CustomerType = fields['customerType'] === 'Company' ? 'Company' : 'Private';
  return {
    customerType,
    company: text('company'),
    taxNumber: text('taxNumber'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    password: '',
    consentsModel: consentsOfDraft(draft),
  };
};

/** Opens an account, for a private person or a company (U-02). */
export const RegisterForm = ({ consents, captcha, ticket, ...setting }: FormSetting & CaptchaSetting & { consents: ConsentTexts }) => {
  const { words } = setting;
  const [sentTo, setSentTo] = useState<string>();
  const defaults = defaultsOf(setting.draft);
  const labels = labelsOf(setting);
  const send = async (values: Registration, captchaSolution: string): Promise<void> => {
    const isPrivate = values.customerType === 'Private';
    await sendRegistration({ ...values, ...(isPrivate && { company: '', taxNumber: '' }), captcha: captchaSolution });
    setSentTo(values.email);
  };
  const captchaSolution = useCaptcha(setting.recaptcha);
  const { t, bind, ...form } = useVisitorForm({ setting, schema: registerBody, defaults, labels, captcha: captchaSolution, send });
  if (sentTo !== undefined) return <MailSent text={t('access.sent.confirm')} title={t('access.sent.title')} spam={t('access.sent.spam')} />;
  const text = (name: (typeof textNames)[number]) => ({ ...bind(name), label: labels[name] ?? '', defaultValue: defaults[name] ?? '' });
  return (
    <FormFrame {...form} action="/consumer/create" submit={t('access.register.title')} busyLabel={t('access.loading')}>
      <RadioGroup
        {...bind('customerType')}
        variant="segments"
        label={t('access.register.buyAs')}
        options={[
          { value: 'Private', label: t('access.register.private') },
          { value: 'Company', label: t('access.register.company') },
        ]}
        defaultValue={defaults.customerType}
      />
      <div className={styles['company']}>
        <TextField {...text('company')} autoComplete="organization" />
        <TextField {...text('taxNumber')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </div>
      <NameFields country={setting.site.country} firstName={text('firstName')} lastName={text('lastName')} />
      <TextField {...text('email')} type="email" hint={t('access.register.emailHint')} autoComplete="email" required />
      <PasswordField
        {...bind('password')}
        label={t('access.login.password')}
        hint={t('general.passwordHint')}
        autoComplete="new-password"
        t={t}
      />
      <ConsentBoxes bind={bind} defaults={defaults.consentsModel} texts={consents} optional={words.optional} t={t} />
      <CaptchaPart ticket={ticket} error={form.summary.errors.find(({ field }) => field === 'captcha')?.message}>
        {captcha}
      </CaptchaPart>
    </FormFrame>
  );
};
