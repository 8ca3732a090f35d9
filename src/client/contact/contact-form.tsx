'use client';
import type { ReactNode } from 'react';
import { Button, SubmitButton } from '#client/primitives/button/button.tsx';
import { Checkbox } from '#client/primitives/checkbox/checkbox.tsx';
import { ErrorSummary } from '#client/primitives/error-summary/error-summary.tsx';
import { notInvalid } from '#client/primitives/field/not-invalid.ts';
import { FileField } from '#client/primitives/file-field/file-field.tsx';
import { CaptchaPart } from '#client/primitives/form/captcha-part.tsx';
import { FieldRow } from '#client/primitives/form/field-row.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { RadioGroup } from '#client/primitives/radio-group/radio-group.tsx';
import { TextArea } from '#client/primitives/text-field/text-field.tsx';
import styles from './contact.module.css';
import { AddressAs, type ContactBind, Line, MoreFields } from './contact-fields.tsx';
import type { ContactSetting } from './contact-setting.ts';
import { fileRules, fileTexts } from './file-texts.ts';
import { useContactForm } from './use-contact-form.ts';

const always = new Set(['topic', 'issue', 'email', 'country', 'privacy-consent']);
const foremost = new Set([
  'topic',
  'issue',
  'email',
  'firstName',
  'lastName',
  'articleNumber',
  'privacy-consent',
  'attachment1',
  'captcha',
]);

/** The contact form, with files (F-01 … F-04); `captcha` is the captcha's visible part. Without script the same form is posted as it is. */
export const ContactForm = ({ captcha, ...setting }: ContactSetting & { captcha?: ReactNode }) => {
  const { configuration, labels, words, fields, order } = setting;
  const { t, onSubmit, fieldErrors, formError, formErrorRef, bind, files, setFiles, sent, touch } = useContactForm(setting);
  const required = configuration.requiredFields as readonly string[];
  const isRequired = (name: string): boolean => always.has(name) || required.includes(name === 'street' ? 'salutation' : name);
  const bindHere: ContactBind = (name) => ({
    ...bind(name as Parameters<typeof bind>[0]),
    label: labels[name] ?? '',
    ...(!isRequired(name) && { note: words.optional }),
    required: isRequired(name),
    defaultValue: fields[name] ?? '',
  });
  const isMoreOpen = required.some((name) => !foremost.has(name)) || fieldErrors.some(({ field }) => !foremost.has(field));
  const { defaultValue: given, label: _label, note: _note, ...consent } = bindHere('privacy-consent');
  // Not registered with the form library, which would pass them to the schema. With several files each error names its file.
  const errorOf = (name: string): string | undefined =>
    fieldErrors.flatMap(({ field, message }) => (field === name ? [message] : [])).join(' ') || undefined;
  const [before, privacy, after] = words.consent;
  return (
    <form
      {...notInvalid}
      noValidate
      method="post"
      action="/marketing/contact/send"
      encType="multipart/form-data"
      className={styles['form']}
      onSubmit={onSubmit}
      onFocus={touch}
    >
      {formError && (
        <div ref={formErrorRef}>
          <Message kind="error" role="alert" title={formError} />
        </div>
      )}
      <ErrorSummary title={t('general.messages.inputErrorText')} errors={fieldErrors} />
      <RadioGroup {...bindHere('topic')} options={setting.topics.map((topic) => ({ value: topic, label: topic }))} />
      {order.isTitleFirst && <AddressAs setting={setting} bind={bindHere} />}
      <FieldRow>
        {order.names.map((name) => (
          <Line key={name} name={name} bind={bindHere} />
        ))}
      </FieldRow>
      <Line name="email" bind={bindHere} />
      <Line name="articleNumber" bind={bindHere} />
      <TextArea {...bindHere('issue')} maxLength={5000} />
      <FileField
        name="attachment1"
        label={labels['attachment1'] ?? ''}
        note={words.optional}
        hint={t('contact.attachmentsHint')}
        error={errorOf('attachment1')}
        rules={fileRules}
        texts={fileTexts(setting.site.locale, t)}
        value={files}
        onChange={setFiles}
      />
      <MoreFields setting={setting} bind={bindHere} isOpen={isMoreOpen} />
      <Checkbox {...consent} id={consent.name} value="accept" defaultChecked={given === 'accept'}>
        {before}
        {setting.privacyHref === undefined ? privacy : <TextLink href={setting.privacyHref}>{privacy}</TextLink>}
        {after}
      </Checkbox>
      {setting.ticket !== undefined && <input name="website" hidden tabIndex={-1} autoComplete="off" aria-hidden="true" />}
      <CaptchaPart ticket={setting.ticket} error={errorOf('captcha')}>
        {captcha}
      </CaptchaPart>
      <SubmitButton isBlock isBusy={sent !== undefined} busyLabel={words.sending}>
        {t('contact.send')}
      </SubmitButton>
      {sent !== undefined && files.length > 0 && <MeasureLine kind="progress" value={sent} />}
      <Button variant="quiet" onClick={() => location.reload()}>
        {t('contact.reset')}
      </Button>
    </form>
  );
};
