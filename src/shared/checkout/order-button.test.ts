import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type CountryCode, type CountryFacts, countries, type Language, languages } from '#shared/country/countries.ts';
import { orderButtonText } from './order-button.ts';

/** The words by which each language expresses the obligation to pay, or what its country’s law asks for instead. */
const duty: Record<Language, RegExp> = {
  de: /zahlungspflichtig/i,
  en: /obligation to pay|and pay$/i,
  fr: /obligation de paiement|et payer$/i,
  nl: /betalingsverplichting/i,
  it: /obbligo di pagare/i,
  es: /obligación de pago/i,
  pt: /obrigação de pag/i,
  pl: /obowiązkiem zapłaty/i,
  cs: /zavazující k platbě/i,
  hu: /fizetési kötelezettség/i,
  uk: /зобов’язанням оплати/i,
  // Japan’s law asks for a button that unmistakably places the order.
  ja: /注文を確定する/,
  zh: /付款义务/,
  vi: /nghĩa vụ thanh toán/i,
};
/** Countries whose law prescribes the words. */
const prescribed: CountryCode[] = ['at', 'de', 'be', 'cz', 'fr', 'hu', 'it', 'nl', 'pl', 'pt', 'es', 'gb'];

const sites = (Object.keys(countries) as CountryCode[]).flatMap((country) => {
  const facts: CountryFacts = countries[country];
  return facts.languages.map((language) => ({ country, language }));
});

test.each(sites)('Y-05 the order button of $country in $language says what its law asks for', (site) => {
  expect(orderButtonText(site)).toMatch(duty[site.language]);
});

test.each(sites.filter(({ country }) => prescribed.includes(country)))(
  'Y-05 in $country, $language the law names the obligation itself, and so does the button',
  (site) => {
    expect(orderButtonText(site)).not.toMatch(/and pay|et payer/);
  },
);

test('Y-05 these words occur nowhere but in the registry', () => {
  const texts = new Set(sites.map(orderButtonText));
  for (const language of languages) {
    const file = readFileSync(`translations/${language}.json`, 'utf8');
    expect([language, [...texts].filter((text) => file.includes(`: "${text}"`))]).toEqual([language, []]);
  }
});
