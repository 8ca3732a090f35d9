import 'server-only';
import { company } from '#shared/company/company.ts';
import { parcelLimitIn } from '#shared/company/parcel-limit.ts';
import type { CountryFile } from '#shared/content/country-file.ts';
import { type CountryFacts, countries, type Language } from '#shared/country/countries.ts';
import { rootOf } from '#shared/country/site.ts';
import { inCountry } from '#shared/i18n/in-country.ts';
import { domainOf } from '#shared/routes/domains.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { companyRegister, taxRegistrationOf } from '#shared/seller/company-numbers.ts';
import { type ParticularValue, particularValues, particularValuesOf } from './particular-values.ts';

/** The placeholders for page texts, with their values in a country. A value that the country does not have is left out. */
export type CountryValues = Readonly<Partial<Record<CountryValue, string>>>;

/** The names of all values, each with its meaning. */
export const countryValues = {
  country: 'the country, in the language of the text',
  inCountry: 'the country as the place where something happens: in der Schweiz, au Canada',
  companyAddress: 'name and postal address of the company',
  companyEmail: 'its address for mails',
  companyPhone: 'its phone number in international form',
  companyDirector: 'who represents it',
  companyEntry: 'its entry in the register',
  companyVatNumber: 'its number for value added tax in the Union',
  companyTaxNumber: 'its number in the country, where it has one there',
  companyQstNumber: 'its number for the sales tax of Québec, in Canada',
  legalGuaranteeYears: 'years of liability for defects by law, in the Union',
  withdrawalDays: 'days of the right to withdraw by law; missing where there is none',
  returnDays: 'days in which the shop takes goods back of its own will',
  sendBackDays: 'days in which goods are sent back after the withdrawal',
  refundDays: 'days in which the money is back',
  returnPath: 'the path of the page on which one withdraws or returns, for links',
  returnPlace: 'the address of that page to be read: www.undula.de/return-order',
  parcelLimit: 'the weight up to which goods come back as a parcel; heavier ones are collected',
  sinkGuaranteeYears: 'years of guarantee that every sink has at least',
  tapGuaranteeYears: 'the same of taps',
  companyCapital: 'its share capital',
  ...particularValues,
} as const;
export type CountryValue = keyof typeof countryValues;

const nameIn = (language: Language, iso: string): string => new Intl.DisplayNames(language, { type: 'region' }).of(iso) ?? iso;

const days = (count: number | null): string | undefined => (count === null ? undefined : String(count));

/** The legal and company values of a country for texts in a language. */
export const valuesOf = (country: CountryFile, language: Language): CountryValues => {
  const { short } = country;
  const { iso, languages }: CountryFacts = countries[short];
  const { street, postalCode, city, legalName } = company;
  const { entry, director, vatNumber, qstNumber, capital } = companyRegister();
  const returnPath = pathTo({ root: rootOf(short, languages.includes(language) ? language : languages[0]) }, 'returnOrder');
  const values: Record<Exclude<CountryValue, ParticularValue>, string | undefined> = {
    country: nameIn(language, iso),
    inCountry: inCountry(short, language),
    companyAddress: `${legalName}, ${street}, ${postalCode} ${city}, ${nameIn(language, company.country)}`,
    companyEmail: company.email,
    companyPhone: company.phone,
    companyDirector: director,
    companyEntry: entry,
    companyCapital: capital,
    companyVatNumber: vatNumber,
    companyTaxNumber: taxRegistrationOf(short)?.number,
    companyQstNumber: short === 'ca' ? qstNumber : undefined,
    legalGuaranteeYears: days(country.legalGuarantee?.years ?? null),
    withdrawalDays: days(country.withdrawalDays),
    returnDays: days(country.returnDays),
    sendBackDays: days(country.sendBackDays),
    refundDays: days(country.refundDays),
    returnPath,
    returnPlace: `www.${domainOf(short)}${returnPath}`,
    parcelLimit: parcelLimitIn(`${language}-${iso}`),
    sinkGuaranteeYears: String(company.guaranteeYears.sink),
    tapGuaranteeYears: String(company.guaranteeYears.tap),
  };
  const all = { ...values, ...particularValuesOf(country, language) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
};
