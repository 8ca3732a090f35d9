import type { CountryCode, Language } from '#shared/country/countries.ts';

/** Somebody who asked for the newsletter; it goes out to those who confirmed it. Times are epoch milliseconds. */
export type NewsletterTable = {
  subscriptionId: string;
  email: string;
  /** The address as it is compared: one subscription each. */
  emailKey: string;
  /** Confirms, and ends, the subscription. Kept as it is, since each letter carries it in its link. */
  secret: string;
  country: CountryCode;
  language: Language;
  askedAt: number;
  confirmedAt: number | null;
};

export type NewsletterTables = { newsletter: NewsletterTable };
