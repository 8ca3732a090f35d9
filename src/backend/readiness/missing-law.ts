import 'server-only';
import { findGuaranteeNotice, getCountryContent, guaranteeNoticeFile } from '#backend/content/content.ts';
import { missingParticulars } from '#shared/content/particulars.ts';
import { type CountryCode, type CountryFacts, countries } from '#shared/country/countries.ts';
import { unreadSourcesIn } from './unread-sources.ts';

/** The Commission's notices of the legal guarantee that an EU country lacks in its languages: nobody else may draw them (Y-02). */
const noticesIn = (country: CountryCode): string[] => {
  const { languages }: CountryFacts = countries[country];
  const hasLegalGuarantee = getCountryContent(country).country.legalGuarantee !== null;
  return hasLegalGuarantee
    ? languages.filter((language) => !findGuaranteeNotice(language)).map((language) => `public/legal/${guaranteeNoticeFile(language)}`)
    : [];
};

/** What the law of a country requires to be named and is missing, with placeholders, unread sources, and taps without a number in the register of water ratings (Y-12). */
export const particularsIn = (country: CountryCode): string[] => {
  const { country: file, products } = getCountryContent(country);
  const { particulars } = file;
  const countryFile = `countries/${country}.json`;
  return [
    ...missingParticulars(country, particulars).map((kind) => `${countryFile}: ${kind} is missing`),
    ...particulars.filter(({ isPlaceholder }) => isPlaceholder).map(({ kind }) => `${countryFile}: ${kind} is a placeholder`),
    ...unreadSourcesIn(file),
    ...noticesIn(country),
    ...[...products].flatMap(
      ([
        key,
        {
          file: { water },
        },
      ]) =>
        file.flowLimit?.needsRating && water?.wels?.registration === null
          ? [`catalogue/${key}/product.json: no number in the WELS register`]
          : [],
    ),
  ];
};

/** A country whose law requires consent, while its shop does not ask for it. */
export const consentIn = (country: CountryCode): string[] => {
  const { isRequired, law } = getCountryContent(country).country.consent;
  return law === null || isRequired ? [] : [`countries/${country}.json: consent is not asked for, though the law wants it (${law.url})`];
};
