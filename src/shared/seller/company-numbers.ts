import { qstRegistration, register, type TaxRegistration, taxRegistrations } from '#shared/company/register.ts';
import { requiredParticulars } from '#shared/content/particulars.ts';
import type { CountryCode, Language } from '#shared/country/countries.ts';
import { type Environment, environment } from '#shared/environment/environment.ts';

/** Number, director and bank of the company, as invoices state them. */
export const companyRegister = (
  {
    COMPANY_ENTRY: entry,
    COMPANY_DIRECTOR: director,
    COMPANY_CAPITAL: capital,
    COMPANY_HOST: host,
    COMPANY_VAT_NUMBER: vatNumber,
    COMPANY_QST_NUMBER: qstNumber,
    COMPANY_BANK: name,
    COMPANY_IBAN: iban,
    COMPANY_BIC: bic,
  }: Environment = environment(),
) => ({ entry, director, capital, host, vatNumber, qstNumber, bank: { name, iban, bic } });

/** The company's tax registration in a country; undefined where it uses its EU VAT number. */
export const taxRegistrationOf = (
  country: CountryCode,
  { TAX_NUMBER: given }: Environment = environment(),
): TaxRegistration | undefined => {
  const registration = taxRegistrations[country];
  const number = given[country] ?? registration?.number;
  return number === undefined ? undefined : { ...registration, number };
};

/** The name of a registration for a reader; undefined if it is the common word for a VAT number. */
export const nameOfRegistration = ({ label, labelByLanguage }: TaxRegistration, language: Language): string | undefined =>
  labelByLanguage?.[language] ?? label;

const isPlaceholder = (value: string, placeholder: string | undefined): boolean => value === placeholder || !/[1-9]/.test(value);

const wantsHost = (country: CountryCode): boolean => requiredParticulars[country]?.includes('host') === true;

/** The variables with company numbers that are still placeholders, for the countries that are sold to. */
export const placeholdersIn = (given: Environment, live: readonly CountryCode[]): string[] => {
  const { entry, vatNumber, qstNumber, bank, capital, host } = companyRegister(given);
  const numbers = [
    ['COMPANY_ENTRY', entry, register.entry],
    ['COMPANY_VAT_NUMBER', vatNumber, register.vatNumber],
    ['COMPANY_IBAN', bank.iban, register.bank.iban],
    ...(live.some(wantsHost) ? [['COMPANY_HOST', host, register.host] as const] : []),
    ...(live.includes('fr') ? [['COMPANY_CAPITAL', capital, register.capital] as const] : []),
    ...(live.includes('ca') ? [['COMPANY_QST_NUMBER', qstNumber, qstRegistration.number] as const] : []),
    ...live.map((country) => {
      const registered = taxRegistrationOf(country, given);
      return [`TAX_NUMBER_${country.toUpperCase()}`, registered?.number, taxRegistrations[country]?.number] as const;
    }),
  ] as const;
  return numbers.flatMap(([name, value, placeholder]) => (value !== undefined && isPlaceholder(value, placeholder) ? [name] : []));
};
