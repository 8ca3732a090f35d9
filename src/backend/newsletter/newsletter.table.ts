import type { CountryCode, Language } from '#shared/country/countries.ts';

/** A newsletter subscription; the newsletter is sent to those who confirmed it. Times are epoch milliseconds. */
export type NewsletterTable = {
  subscriptionId: string;
  email: string;
  /** The normalised address: one subscription each. */
  emailKey: string;
  /** Confirms, and ends, the subscription. Stored in plain text, since each mail carries it in its link. */
  secret: string;
  country: CountryCode;
  language: Language;
  askedAt: number;
  confirmedAt: number | null;
};

export type NewsletterTables = { newsletter: NewsletterTable };
