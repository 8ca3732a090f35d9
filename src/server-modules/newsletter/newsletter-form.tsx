import type { ReactNode } from 'react';
import { pathOfPage } from '#backend/content/content.ts';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { notInvalid } from '#client/primitives/field/not-invalid.ts';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import { captchaProps } from '#server-components/captcha/captcha-props.tsx';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './newsletter.module.css';

type Props = {
  site: Site;
  t: Translate;
  /** Unique on the page. */
  id: string;
  /** The address as it was typed before. */
  email?: string | undefined;
  /** The error of the field. */
  error?: string | undefined;
  /** Where it is no static part: its captcha. Elsewhere the browser solves it on submit, or the answering page asks for it. */
  captcha?: ReactNode;
};

/** Subscribes to the newsletter (double opt-in). A native form, with and without script; the result is a document of its own. */
export const NewsletterForm = ({ site, t, id, email, error, captcha }: Props) => {
  const privacy = pathOfPage(site, 'privacy');
  return (
    <form
      {...notInvalid}
      method="post"
      action="/consumer/newsletter/subscribe"
      className={styles.form}
      data-captcha={captcha === undefined && captchaProps(site, t).recaptcha === undefined ? '' : undefined}
    >
      <TextField
        id={id}
        name="email"
        type="email"
        label={t('checkout.address.email')}
        defaultValue={email}
        error={error}
        autoComplete="email"
        required
      />
      {captcha ?? <input type="hidden" name="captcha" />}
      <SubmitButton variant="line">{t('account.newsletter.submit')}</SubmitButton>
      <p className={styles.note}>
        {t('account.newsletter.note')} {privacy === undefined ? null : <a href={privacy}>{t('mail.footer.privacy')}</a>}
      </p>
    </form>
  );
};
