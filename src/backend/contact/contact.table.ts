import type { CountryCode, Language } from '#shared/country/countries.ts';

/** A contact request as it was sent; `fields` is JSON, `createdAt` epoch milliseconds. */
export type ContactRequestTable = { requestId: string; country: CountryCode; language: Language; fields: string; createdAt: number };

export type ContactTables = { contactRequest: ContactRequestTable };
