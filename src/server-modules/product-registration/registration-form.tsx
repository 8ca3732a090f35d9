import { modelsWithParts, presentGuaranteed } from '#backend/catalogue/catalogue.ts';
import { pathOfPage } from '#backend/content/content.ts';
import { CaptchaField } from '#client/captcha/captcha-field.tsx';
import { ModelField } from '#client/guarantee/model-field.tsx';
import { SubmitButton } from '#client/primitives/button/plain-button.tsx';
import { PlainCheckbox } from '#client/primitives/checkbox/plain-checkbox.tsx';
import { FieldRow } from '#client/primitives/form/field-row.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { OwnField } from '#client/return/own-field.tsx';
import { captchaOf } from '#server-components/captcha/captcha-of.tsx';
import { addressLayoutOf } from '#shared/address/address-layout.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './product-registration.module.css';
import { PurchaseFields } from './purchase-fields.tsx';
import { bindFields } from './registration-faults.ts';
import { RegistrationRefusal } from './registration-refusal.tsx';

type Props = {
  site: Site;
  say: Translate;
  /** What the form held when it was sent, or what the address brought along. */
  fields: Readonly<Record<string, string>>;
  /** Why it was refused. */
  problems: readonly FieldProblem[];
  /** What stands for a captcha where none is solved, in a personal document. */
  ticket?: string | undefined;
};

const fills = { firstName: 'given-name', lastName: 'family-name' } as const;

const namesOf = (country: CountryCode): ('firstName' | 'lastName')[] =>
  addressLayoutOf(country).isFamilyNameFirst ? ['lastName', 'firstName'] : ['firstName', 'lastName'];

/** One product, its purchase, and whose it is. A plain form, with script and without; a refused one comes back as it was sent. */
export const RegistrationForm = ({ site, say, fields, problems, ticket }: Props) => {
  const { faults, bind } = bindFields(fields, problems, say);
  const models = modelsWithParts(site).flatMap((list) => list.models);
  const { defaultValue: given, ...consent } = bind('privacy-consent');
  const privacy = pathOfPage(site, 'privacy');
  const person = (name: 'firstName' | 'lastName' | 'email') => ({ ...bind(name), name, country: site.country, required: true });
  return (
    <form method="post" action="/consumer/products/register" className={styles['form']} noValidate>
      <RegistrationRefusal faults={faults} say={say} />
      <fieldset className={styles['part']}>
        <legend>{say('guarantee.product')}</legend>
        <ModelField
          {...bind('model')}
          label={say('product.parts.model')}
          hint={say('product.parts.modelHint')}
          list="models"
          maxLength={80}
          autoComplete="off"
          required
          locale={site.locale}
          known={presentGuaranteed(site, fields['model'] ?? '')}
          texts={{ found: say('guarantee.found'), unknown: say('guarantee.refused.unknown') }}
        />
        <datalist id="models">
          {models.map(({ productKey, name }) => (
            <option key={productKey}>{name}</option>
          ))}
        </datalist>
      </fieldset>
      <PurchaseFields site={site} say={say} bind={bind} fields={fields} />
      <fieldset className={styles['part']}>
        <legend>{say('guarantee.person')}</legend>
        <FieldRow>
          {namesOf(site.country).map((name) => (
            <OwnField key={name} {...person(name)} label={say(`checkout.address.${name}`)} autoComplete={fills[name]} />
          ))}
        </FieldRow>
        <OwnField
          {...person('email')}
          type="email"
          label={say('checkout.address.email')}
          hint={say('guarantee.emailHint')}
          autoComplete="email"
        />
        <PlainCheckbox {...consent} id={consent.name} value="accept" defaultChecked={given === 'accept'} required>
          {say('guarantee.consent')}{' '}
          {privacy === undefined ? null : <TextLink href={privacy}>{say('access.register.privacyLink')}</TextLink>}
        </PlainCheckbox>
      </fieldset>
      <CaptchaField {...captchaOf(site, say)} ticket={ticket} off={say('general.captcha.off')} />
      <SubmitButton isBlock>{say('guarantee.title')}</SubmitButton>
    </form>
  );
};
