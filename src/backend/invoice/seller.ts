import 'server-only';
import { company } from '#shared/company/company.ts';
import type { Site } from '#shared/country/site.ts';
import { countryName } from '#shared/i18n/country-name.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { companyRegister, taxRegistrationOf } from '#shared/seller/company-numbers.ts';
import type { InvoiceKind } from './invoice.table.ts';
import type { InvoiceFacts } from './invoice-facts.ts';

/** Who sells, as the papers of a country must say it. */
export const sellerOf = ({ country, language }: Site, t: Translate): InvoiceFacts['seller'] => {
  const registration = taxRegistrationOf(country);
  const { bank, director, entry, vatNumber } = companyRegister();
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
    taxLabel: registration?.label ?? t('invoice.vatNumber'),
    taxNumber: registration?.number ?? vatNumber,
  };
};

/** What a paper is called: by the law of its country, else by its reader. */
export const titleOf = ({ country }: Site, kind: InvoiceKind, t: Translate): string => {
  const registration = taxRegistrationOf(country);
  return kind === 'invoice' ? (registration?.title ?? t('invoice.title')) : (registration?.creditTitle ?? t('invoice.credit'));
};
