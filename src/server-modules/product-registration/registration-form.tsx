import { modelsWithParts, presentGuaranteed } from '#backend/catalogue/catalogue.ts';
import { pathOfPage } from '#backend/content/content.ts';
import { CaptchaField } from '#client/captcha/captcha-field.tsx';
import { ModelField } from '#client/guarantee/model-field.tsx';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { Checkbox } from '#client/primitives/checkbox/checkbox.tsx';
import { notInvalid } from '#client/primitives/field/not-invalid.ts';
import { FieldRow } from '#client/primitives/form/field-row.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { OwnField } from '#client/return/own-field.tsx';
import { captchaProps } from '#server-components/captcha/captcha-props.tsx';
import { addressLayoutOf } from '#shared/address/address-layout.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { bindFields } from './bind-fields.ts';
import styles from './product-registration.module.css';
import { PurchaseFields } from './purchase-fields.tsx';
import { RegistrationErrors } from './registration-errors.tsx';

type Props = {
  site: Site;
  t: Translate;
  /** The values that were sent, or those from the address. */
  fields: Readonly<Record<string, string>>;
  /** Why it was rejected. */
  problems: readonly FieldProblem[];
  /** Replaces a captcha where none is solved, in a personal document. */
  ticket?: string | undefined;
};

const fills = { firstName: 'given-name', lastName: 'family-name' } as const;

const namesOf = (country: CountryCode): ('firstName' | 'lastName')[] =>
  addressLayoutOf(country).isFamilyNameFirst ? ['lastName', 'firstName'] : ['firstName', 'lastName'];

/** One product, its purchase, and its owner. A native form, with and without script; a rejected one comes back as it was sent. */
export const RegistrationForm = ({ site, t, fields, problems, ticket }: Props) => {
  const { errors, bind } = bindFields(fields, problems, t);
  const models = modelsWithParts(site).flatMap((list) => list.models);
  const { defaultValue: given, ...consent } = bind('privacy-consent');
  const privacy = pathOfPage(site, 'privacy');
  const person = (name: 'firstName' | 'lastName' | 'email') => ({ ...bind(name), name, country: site.country, required: true });
  return (
    <form {...notInvalid} method="post" action="/consumer/products/register" className={styles['form']} noValidate>
      <RegistrationErrors errors={errors} t={t} />
      <fieldset className={styles['part']}>
        <legend>{t('guarantee.product')}</legend>
        <ModelField
          {...bind('model')}
          label={t('product.parts.model')}
          hint={t('product.parts.modelHint')}
          list="models"
          maxLength={80}
          autoComplete="off"
          required
          locale={site.locale}
          matchedProduct={presentGuaranteed(site, fields['model'] ?? '')}
          texts={{ found: t('guarantee.found'), unknown: t('guarantee.refused.unknown') }}
        />
        <datalist id="models">
          {models.map(({ productKey, name }) => (
            <option key={productKey}>{name}</option>
          ))}
        </datalist>
      </fieldset>
      <PurchaseFields site={site} t={t} bind={bind} fields={fields} />
      <fieldset className={styles['part']}>
        <legend>{t('guarantee.person')}</legend>
        <FieldRow>
          {namesOf(site.country).map((name) => (
            <OwnField key={name} {...person(name)} label={t(`checkout.address.${name}`)} autoComplete={fills[name]} />
          ))}
        </FieldRow>
        <OwnField
          {...person('email')}
          type="email"
          label={t('checkout.address.email')}
          hint={t('guarantee.emailHint')}
          autoComplete="email"
        />
        <Checkbox {...consent} id={consent.name} value="accept" defaultChecked={given === 'accept'} required>
          {t('guarantee.consent')} {privacy === undefined ? null : <TextLink href={privacy}>{t('access.register.privacyLink')}</TextLink>}
        </Checkbox>
      </fieldset>
      <CaptchaField {...captchaProps(site, t)} ticket={ticket} off={t('general.captcha.off')} />
      <SubmitButton isBlock>{t('guarantee.title')}</SubmitButton>
    </form>
  );
};
