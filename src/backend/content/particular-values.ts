import 'server-only';
import type { CountryFile } from '#shared/content/country-file.ts';
import { nameOfParticular, type Particular } from '#shared/content/particulars.ts';
import type { Language } from '#shared/country/countries.ts';
import { companyRegister } from '#shared/seller/company-numbers.ts';

/** The text placeholders from a country's `particulars`, each with its meaning. */
export const particularValues = {
  host: 'name, address and phone of whoever hosts the site, where the law wants them',
  mediator: 'the mediator of consumers’ disputes, with address',
  mediatorLink: 'the mediator’s site, for links',
  complaintsBook: 'the complaints book of the country',
  complaintsBookLink: 'its address, for links',
  conciliationBoard: 'the conciliation board, with address',
  conciliationBoardLink: 'its site, for links',
  consumerAuthority: 'the authority for consumer protection, with address where the law wants it',
  consumerAuthorityLink: 'its site, for links',
  adviceCentre: 'who advises consumers free of charge about sellers abroad',
  adviceCentreLink: 'its site, for links',
  recordNumber: 'number of the site in the country’s register of sites',
  licenceNumber: 'number of the business licence',
  producerNumber: 'number of the producer for waste and packaging',
} as const;
export type ParticularValue = keyof typeof particularValues;

const hasValue = (name: string): name is ParticularValue => Object.hasOwn(particularValues, name);

const readOf = (particular: Particular, language: Language): string | undefined => {
  const name = particular.kind === 'host' ? companyRegister().host : nameOfParticular(particular, language);
  return name === undefined || particular.address === null ? name : `${name}, ${particular.address}`;
};

/** The values of a country's `particulars` in a language; those that the country does not have are left out. */
export const particularValuesOf = ({ particulars }: CountryFile, language: Language): Partial<Record<ParticularValue, string>> => {
  const found: Partial<Record<ParticularValue, string>> = {};
  for (const particular of particulars) {
    const read = readOf(particular, language);
    const link = `${particular.kind}Link`;
    if (read !== undefined) found[particular.kind] = read;
    if (particular.url !== null && hasValue(link)) found[link] = particular.url;
  }
  return found;
};
