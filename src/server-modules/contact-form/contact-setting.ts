import { findPageById, pathOfPage } from '#backend/content/content.ts';
import type { ContactSetting, LineField } from '#client/contact/contact-setting.ts';
import { type AddressLayout, addressLayoutOf } from '#shared/address/address-layout.ts';
import { type ContactConfiguration, requirableFields } from '#shared/contract/contact.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import { countries } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { inBrackets } from '#shared/i18n/in-brackets.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { pickMessages } from '#shared/i18n/pick-messages.ts';
import { piecesAround } from '#shared/i18n/pieces-around.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** The result of a form without script; empty at first. */
export type ContactDraft = { fields: Record<string, string>; problems: readonly FieldProblem[]; ticket: string | undefined };

const labelsOf = (t: Translate, { labels }: AddressLayout): Record<string, string> => ({
  topic: t('contact.topic'),
  firstName: t('checkout.address.firstName'),
  lastName: t('checkout.address.lastName'),
  email: t('checkout.address.email'),
  articleNumber: t('contact.articleNumber'),
  issue: t('contact.message'),
  attachment1: t('contact.attachments'),
  salutation: t('checkout.address.salutation'),
  title: t('contact.title'),
  company: t('checkout.address.company'),
  department: t('contact.department'),
  street: t(labels.street),
  addressAddition: t(labels.addition),
  postalCode: t(labels.postalCode),
  city: t(labels.city),
  country: t('checkout.address.country'),
  phone: t('checkout.address.phone'),
  fax: t('contact.fax'),
  more: t('contact.more'),
  // The captcha's own errors are sufficient.
  captcha: '',
});

const lineOf: Partial<Record<string, LineField>> = {
  street: 'street',
  addition: 'addressAddition',
  postalCode: 'postalCode',
  city: 'city',
};

// Regions and counties are not part of a request: postal replies do not need them.
const addressRowsOf = ({ rows }: AddressLayout): LineField[][] =>
  rows.map((row) => row.flatMap((part) => lineOf[part] ?? [])).filter((row) => row.length > 0);

const blank = Object.fromEntries(['issue', 'email', 'articleNumber', ...requirableFields, 'captcha', 'website'].map((name) => [name, '']));

/** The form for a country, in its language (M-33, E-default-topic-label). */
export const contactSetting = async (
  site: Site,
  t: Translate,
  configuration: ContactConfiguration,
  { fields, problems, ticket }: ContactDraft,
): Promise<Omit<ContactSetting, 'recaptcha'>> => {
  const layout = addressLayoutOf(site.country);
  const topic = t('contact.defaultTopic');
  const { issueOne, issueTwo, issueThree, requiredFields, successUrl } = configuration;
  return {
    site: { language: site.language, locale: site.locale },
    messages: pickMessages(await loadMessages(site.locale), ['contact', 'general']),
    configuration: { requiredFields, successUrl },
    order: {
      names: layout.isFamilyNameFirst ? ['lastName', 'firstName'] : ['firstName', 'lastName'],
      addressRows: addressRowsOf(layout),
      isTitleFirst: site.country === 'gb',
      // A required field must also be shown.
      asksSalutation: layout.asksSalutation || requiredFields.includes('salutation'),
    },
    topics: [topic, issueOne, issueTwo, issueThree],
    labels: { ...labelsOf(t, layout), 'privacy-consent': findPageById(site, 'privacy')?.texts.label ?? '' },
    words: {
      optional: inBrackets(site.locale, t('checkout.address.optional')).trimStart(),
      sending: t('checkout.sending'),
      consent: piecesAround((slot) => t('access.register.privacy', { privacy: slot(t('access.register.privacyLink')) })),
    },
    privacyHref: pathOfPage(site, 'privacy'),
    salutations: [
      { value: '', label: t('checkout.address.salutationNone') },
      { value: 'female', label: t('checkout.address.salutationFemale') },
      { value: 'male', label: t('checkout.address.salutationMale') },
    ],
    countries: configuration.countries.map(({ code, name }) => ({ value: code, label: name })),
    fields: { ...blank, topic, country: countries[site.country].iso, ...fields },
    problems,
    ticket,
  };
};
