import 'server-only';
import { company } from '#shared/company/company.ts';
import { qstRegistration } from '#shared/company/register.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { countryName } from '#shared/i18n/country-name.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { companyRegister, nameOfRegistration, taxRegistrationOf } from '#shared/seller/company-numbers.ts';
import type { InvoiceKind } from './invoice.table.ts';
import type { InvoiceFacts } from './invoice-facts.ts';

const qstName = (language: Language): string => nameOfRegistration(qstRegistration, language) ?? qstRegistration.label;

/** The seller's data as a country's documents must state them: with Québec's number where its tax is charged. */
export const sellerOf = ({ country, language }: Site, t: Translate, taxes: InvoiceFacts['taxes']): InvoiceFacts['seller'] => {
  const registration = taxRegistrationOf(country);
  const { bank, director, entry, vatNumber, qstNumber } = companyRegister();
  return {
    lines: [
      company.legalName,
      company.street,
      `${company.postalCode} ${company.city}`,
      ...(country === 'de' ? [] : [countryName('de', language)]),
    ],
    contact: [company.phone, company.email],
    bank: [bank.name, `IBAN ${bank.iban}`, `BIC ${bank.bic}`],
    entry,
    director: t('invoice.director', { name: director }),
    taxLabel: (registration && nameOfRegistration(registration, language)) ?? t('invoice.vatNumber'),
    taxNumber: registration?.number ?? vatNumber,
    regional: country === 'ca' && taxes.some(({ label }) => label === qstName(language)) ? [`${qstName(language)} ${qstNumber}`] : [],
  };
};

/** The title of a document: by its country's law, else in the reader's language. */
export const titleOf = ({ country }: Site, kind: InvoiceKind, t: Translate): string => {
  const registration = taxRegistrationOf(country);
  return kind === 'invoice' ? (registration?.title ?? t('invoice.title')) : (registration?.creditTitle ?? t('invoice.credit'));
};
