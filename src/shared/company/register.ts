import type { CountryCode, Language } from '#shared/country/countries.ts';

/** The company's registration and tax data: placeholders that COMPANY_… of the environment replaces. A shop over https does not start with them. */
export const register = {
  entry: 'Amtsgericht Paderborn, HRB 00000',
  director: 'Marlene Ostwald',
  /** Share capital, required in France. */
  capital: '00 000 €',
  /** The hosting provider, required in France and Hungary: name, address, phone. */
  host: 'Beispiel-Hosting GmbH, Musterweg 1, 00000 Musterstadt, +49 000 000000',
  bank: { name: 'Beispielbank', iban: 'DE00 0000 0000 0000 0000 00', bic: 'XXXXDEXX' },
  /** VAT number; it is valid in the whole EU (one-stop shop). */
  vatNumber: 'DE000000000',
} as const;

/** A registration abroad: its number, its name if it is not the reader's word for a VAT number, the titles that the law requires. */
export type TaxRegistration = {
  number: string;
  label?: string;
  labelByLanguage?: Partial<Record<Language, string>>;
  title?: string;
  creditTitle?: string;
};

/** Countries in which the company has a tax number of its own: TAX_NUMBER_… of the environment replaces it. */
export const taxRegistrations: Partial<Record<CountryCode, TaxRegistration>> = {
  au: { number: '00 000 000 000', label: 'ABN', title: 'Tax invoice', creditTitle: 'Adjustment note' },
  ca: { number: '000000000 RT0001', label: 'GST/HST', labelByLanguage: { fr: 'TPS/TVH' } },
  ch: { number: 'CHE-000.000.000' },
  gb: { number: 'GB 000 0000 00' },
  jp: { number: 'T0000000000000', label: '登録番号' },
  us: { number: '00-0000000', label: 'EIN' },
};

/** Québec registers sellers for its own tax, under the names used on invoices: COMPANY_QST_NUMBER of the environment replaces the number. */
export const qstRegistration = {
  number: '0000000000 TQ0001',
  label: 'QST',
  labelByLanguage: { fr: 'TVQ' },
} as const satisfies TaxRegistration;
