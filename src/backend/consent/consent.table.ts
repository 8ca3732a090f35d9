import type { CountryCode } from '#shared/country/countries.ts';

/** An answer to the consent question, without personal data: its number is known to that browser alone. */
export type ConsentRecordTable = {
  recordId: string;
  country: CountryCode;
  revision: number;
  /** JSON: names of the purposes. */
  asked: string;
  granted: string;
  /** Epoch milliseconds. */
  answeredAt: number;
};

export type ConsentTables = { consentRecord: ConsentRecordTable };
