import type { CountryCode, Language } from '#shared/country/countries.ts';

/** Where the company is registered and how it is taxed: placeholders that COMPANY_… of the environment replaces. A shop over https does not start with them. */
export const register = {
  entry: 'Amtsgericht Paderborn, HRB 00000',
  director: 'Marlene Ostwald',
  /** Share capital, as France wants it named. */
  capital: '00 000 €',
  /** Who hosts the site, as France and Hungary want it named: name, address, phone. */
  host: 'Beispiel-Hosting GmbH, Musterweg 1, 00000 Musterstadt, +49 000 000000',
  bank: { name: 'Beispielbank', iban: 'DE00 0000 0000 0000 0000 00', bic: 'XXXXDEXX' },
  /** Number for value added tax; it counts in the whole Union (one-stop shop). */
  vatNumber: 'DE000000000',
} as const;

/** A registration abroad: its number, its name where that is not the reader's word for a VAT number, the words that the law wants as titles. */
export type TaxRegistration = {
  number: string;
  label?: string;
  labelByLanguage?: Partial<Record<Language, string>>;
  title?: string;
  creditTitle?: string;
};

/** Countries that know the company by a number of their own: TAX_NUMBER_… of the environment replaces it. */
export const taxRegistrations: Partial<Record<CountryCode, TaxRegistration>> = {
  au: { number: '00 000 000 000', label: 'ABN', title: 'Tax invoice', creditTitle: 'Adjustment note' },
  ca: { number: '000000000 RT0001', label: 'GST/HST', labelByLanguage: { fr: 'TPS/TVH' } },
  ch: { number: 'CHE-000.000.000' },
  gb: { number: 'GB 000 0000 00' },
  jp: { number: 'T0000000000000', label: '登録番号' },
  us: { number: '00-0000000', label: 'EIN' },
};

/** Québec registers sellers for its own tax, under the names that bills give it: COMPANY_QST_NUMBER of the environment replaces the number. */
export const qstRegistration = {
  number: '0000000000 TQ0001',
  label: 'QST',
  labelByLanguage: { fr: 'TVQ' },
} as const satisfies TaxRegistration;
